// What is explained: every thing that an element names has words and a rule that exists, in every language.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { CityExplainer } from '../src/boards/city/explain'
import { Describer as CityDescriber } from '../src/boards/city/describe'
import { changedCells, readBox, type CityView } from '../src/boards/city/view'
import { Describer as DrakonDescriber } from '../src/boards/drakon/describe'
import { DrakonExplainer } from '../src/boards/drakon/explain'
import { changedCells as changedChambers, runners, type DrakonFacts, type DrakonView } from '../src/boards/drakon/view'
import { readCards } from '../src/boards/legends/cards'
import { LegendsExplainer } from '../src/boards/legends/explain'
import { Narrator, type Told } from '../src/i18n/narrate'
import { LANGUAGES, t, words } from '../src/i18n/words.svelte'
import { explaining, type Explainer } from '../src/ui/explaining.svelte'
import { placeOf, saidOf, type Book } from '../src/ui/book'
import { playersBook } from '../playersbook'

interface Fixture {
  facts: Record<string, unknown>
  seats: { name: string }[]
  frames: { view: unknown; events: Told[] }[]
}
const read = (name: string): Fixture =>
  JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8')) as Fixture

const BOOKS = new Map<string, Book>()
/** The rulebook of a game in the language that is spoken. */
function bookOf(game: string): Book {
  const file = resolve(__dirname, `../../src/obelisk/rulebooks/${game}/${words.language}.md`)
  const book = BOOKS.get(file) ?? playersBook(readFileSync(file, 'utf8'))
  BOOKS.set(file, book)
  return book
}

/** The things that the files of a board name, those that are put together without what is put in. */
function namedBy(game: string): string[] {
  const folder = resolve(__dirname, '../src/boards', game)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/data-explain="([^"{]+?)"/g)])
    .map((found) => found[1])
}

function check(explainer: Explainer, thing: string): void {
  const found = explainer.explain(thing)
  expect(found, thing).not.toBeNull()
  expect(found?.title, thing).toBeTruthy()
  expect(found?.lines.join(''), thing).not.toContain('web-')
  const place = found?.rule ? placeOf(bookOf(explainer.game), found.rule) : undefined
  if (found?.rule) expect(place && saidOf(place), `${thing}: ${found.rule}`).toBeTruthy()
}

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } })
})

describe('explanations', () => {
  describe.each(LANGUAGES)('%s', (language) => {
    beforeAll(async () => {
      await words.use(language)
      await Promise.all(['pages', 'city', 'drakon', 'legends'].map((group) => words.need(group)))
    })

    it('tell what the things of City are, in every position, and what the log speaks of', () => {
      for (const name of ['city-2p', 'city-4p-expansion']) {
        const { facts, frames, seats } = read(name)
        const box = readBox(facts)
        const narrator = new Narrator(
          words,
          'city',
          seats.map((seat) => seat.name),
        )
        for (const frame of frames) {
          const view = frame.view as CityView
          const describer = new CityDescriber(t, narrator, box)
          const explainer = new CityExplainer(narrator, describer, view, box, changedCells(frame.events))
          const things = [
            ...namedBy('city'),
            ...view.city.map((place) => `plot ${place.cell}`),
            ...Object.keys(view.hand).map((kind) => `card ${kind}`),
            ...['fire', 'earth', 'water'].map((dragon) => `dragon ${dragon}`),
            ...frame.events.flatMap((told) => explainer.things(told)),
          ]
          for (const thing of things) check(explainer, thing)
        }
      }
      expect([...words.missing]).toEqual([])
    })

    it('tell what the things of Drakon are', () => {
      for (const name of ['drakon-4p-heroes', 'drakon-6p-team']) {
        const { facts, frames, seats } = read(name)
        const narrator = new Narrator(
          words,
          'drakon',
          seats.map((seat) => seat.name),
        )
        for (const frame of frames) {
          const view = frame.view as DrakonView
          const describer = new DrakonDescriber(t, narrator, facts as DrakonFacts)
          const explainer = new DrakonExplainer(narrator, describer, view, changedChambers(frame.events))
          const things = [
            ...namedBy('drakon'),
            ...Object.keys(view.maze).map((cell) => `cell ${cell}`),
            ...view.hand.map((tile) => `tile ${tile}`),
            ...view.heroes.flatMap((hero) => (hero ? [`hero ${hero}`] : [])),
            ...frame.events.flatMap((told) => explainer.things(told)),
          ]
          for (const thing of things) check(explainer, thing)
        }
      }
      expect([...words.missing]).toEqual([])
    })

    it('tell what the cards, icons and phases of Legends are', () => {
      const table = readCards({ cards: (read('legends-cards') as unknown as { cards: unknown[] }).cards })
      expect(table.size).toBeGreaterThan(300)
      const explainer = new LegendsExplainer(table, new Set(['vulca-01']), [])
      const icons = new Set([...table.values()].flatMap((card) => card.icons))
      const things = [
        ...namedBy('legends'),
        ...[...table.keys()].map((id) => `card ${id}`),
        ...[...icons].map((icon) => `icon ${icon}`),
      ]
      for (const thing of things) check(explainer, thing)
      expect(explainer.explain('card vulca-01')?.lines.at(-1)).toContain(t('web-legends-explain-changed'))
      expect([...words.missing]).toEqual([])
    })
  })

  it('say of a purse what it can be worth', () => {
    const { facts, frames } = read('drakon-6p-team')
    for (const frame of frames) {
      for (const { seats, least, most } of runners(frame.view as DrakonView, facts as DrakonFacts)) {
        expect(seats.length).toBe(2)
        expect(least).toBeLessThanOrEqual(most)
      }
    }
  })

  it('of several things are given together, of none not at all', () => {
    const one = { title: 'one', lines: [], rule: '' }
    const stop = explaining.with({
      game: 'city',
      explain: (thing) => (thing === 'nothing' ? null : { ...one, title: thing }),
      things: (told) => (told.card ? ['card', 'nothing', 'deck'] : []),
    })
    const named = explaining.told({ event: 'card_drawn', card: 'k1' })
    expect(explaining.of(named ?? '').map((found) => found.title)).toEqual(['card', 'deck'])
    expect(explaining.told({ event: 'turn_began' })).toBeUndefined()
    stop()
    expect(explaining.of('card')).toEqual([])
  })
})
