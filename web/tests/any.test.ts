// A game of somebody else, in the words that it brings with it.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import teller from '../src/boards/any/actions'
import { GAMES, kitOf } from '../src/boards/kits'
import { Narrator } from '../src/i18n/narrate'

const WORDS = resolve(__dirname, '../../examples/a_game/magpies/words')

function magpies(...languages: string[]): Narrator {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const language of languages) {
    const text = readFileSync(resolve(WORDS, language, 'magpies.ftl'), 'utf8')
    bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }
  const say = (id: string, facts = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, facts)
  return new Narrator({ has: (id) => bundle.hasMessage(id), say }, 'magpies', ['Ann', 'Ben'])
}

it('says actions in words, and without words as records write them', () => {
  const scene = { say: (id: string) => id, view: null, facts: {}, options: {} }
  expect(teller({ ...scene, narrator: magpies('en') })('bid 5', 0)).toBe('lay the 5')
  expect(teller({ ...scene, narrator: magpies('en', 'de') })('bid 5', 0)).toBe('die 5 legen')
  expect(teller({ ...scene, narrator: magpies() })('bid 5', 0)).toBe('bid 5')
})

it('has English behind a language that lacks a sentence', () => {
  expect(magpies('en', 'de').event({ event: 'jewel_shown', jewel: 4 })).toBe('A jewel of 4 glitters')
})

it('shows a game without a folder by the board for any', () => {
  expect(GAMES).not.toContain('magpies')
  expect(GAMES.map(kitOf)).not.toContain(kitOf('magpies'))
})
