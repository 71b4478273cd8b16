// The rulebooks as the client reads them: the marks, the search, the places of rules.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playersBook } from '../playersbook'
import { anchorOf, parted, placeOf, saidOf, search } from '../src/ui/book'

const BOOKS = resolve(__dirname, '../../src/obelisk/rulebooks')
const SOURCE = `# Magpies {MAG}

A lead.

## The goal {#goal}

Steal **eggs**, see [how](#how). {1.1 1.2}

![A nest.](nest)

## How {#how}

- One egg. {2.1 1.2}
- Two eggs.

| a | b |
|---|---|
| x | y |

{2.2}

### Crows {#crows}

They caw. {3}

## On one sheet {#sheet}

### Goal {#sheet-goal}

Eggs.
`
const book = playersBook(SOURCE)

describe('a rulebook', () => {
  it('is read with its marks', () => {
    expect(book.title).toBe('Magpies')
    expect(book.lead.map(saidOf)).toEqual(['A lead.'])
    expect(book.sections.map((section) => [section.id, section.level])).toEqual([
      ['goal', 1],
      ['how', 1],
      ['crows', 2],
      ['sheet', 1],
      ['sheet-goal', 2],
    ])
    expect(book.sections[0].pieces).toEqual([
      {
        kind: 'text',
        id: 'goal-1',
        rules: ['MAG-1.1', 'MAG-1.2'],
        text: ['Steal ', { bold: 'eggs' }, ', see ', { link: 'how', text: 'how' }, '.'],
      },
      { kind: 'picture', id: 'nest', rules: [], caption: 'A nest.' },
    ])
    expect(book.sections[1].pieces.map((piece) => [piece.kind, piece.rules])).toEqual([
      ['item', ['MAG-2.1', 'MAG-1.2']],
      ['item', []],
      ['table', ['MAG-2.2']],
    ])
  })

  it('knows its summary from its text', () => {
    const { sheet, text } = parted(book)
    expect(sheet.map((section) => section.id)).toEqual(['sheet', 'sheet-goal'])
    expect(text.map((section) => section.id)).toEqual(['goal', 'how', 'crows'])
    expect(parted({ ...book, sections: book.sections.slice(0, 2) }).sheet).toEqual([])
  })

  it('finds the place of a rule, or else of its chapter', () => {
    expect(placeOf(book, 'MAG-1.1')?.id).toBe('goal-1')
    expect(placeOf(book, 'MAG-1.2')?.id).toBe('how-1-0')
    expect(placeOf(book, 'MAG-2.2')?.kind).toBe('table')
    expect(placeOf(book, 'MAG-3.7')?.id).toBe('crows-1')
    expect(placeOf(book, 'MAG-9.1')).toBeUndefined()
    expect(anchorOf(book, 'how')).toBe('how')
    expect(anchorOf(book, 'MAG-2.1')).toBe('how-1-0')
  })

  it('is searched without regard to case, points and accents', () => {
    expect(search(parted(book).text, 'EGG').map((section) => section.pieces.length)).toEqual([1, 2])
    expect(search(parted(book).text, 'crows')[0].pieces.map(saidOf)).toEqual(['They caw.'])
    expect(search(parted(book).text, 'mag-2.2')[0].pieces[0].kind).toBe('table')
    expect(search(parted(book).text, 'x')).toHaveLength(3)
  })

  it.each(['city', 'drakon', 'legends'])('of %s has the same places in all languages', (game) => {
    const languages = readdirSync(resolve(BOOKS, game)).filter((file) => file.endsWith('.md'))
    expect(languages).toHaveLength(5)
    const [first, ...others] = languages.map((file) => playersBook(readFileSync(resolve(BOOKS, game, file), 'utf8')))
    const places = (one: typeof first): string[] => one.sections.flatMap(({ pieces }) => pieces.map(({ id }) => id))
    expect(new Set(places(first)).size).toBe(places(first).length)
    for (const other of others) expect(places(other)).toEqual(places(first))
  })
})
