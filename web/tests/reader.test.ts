// Tables in words: every frame of every fixture is read out in every language, also for spectators.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import city from '../src/boards/city/reader'
import drakon from '../src/boards/drakon/reader'
import legends from '../src/boards/legends/reader'
import type { TableReader } from '../src/boards/props'
import { Narrator } from '../src/i18n/narrate'
import { LANGUAGES, plain, t, words } from '../src/i18n/words.svelte'

interface Fixture {
  facts?: Record<string, unknown>
  options: Record<string, unknown>
  seats: { name: string }[]
  frames: { view: Record<string, unknown> }[]
}
const read = (name: string): Fixture =>
  JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8')) as Fixture
const CARDS = { cards: (read('legends-cards') as unknown as { cards: unknown[] }).cards }

/** Everything that is said of a frame. */
function told(game: string, reader: TableReader, fixture: Fixture, view: Record<string, unknown>): string[] {
  const names = fixture.seats.map((seat) => seat.name)
  const narrator = new Narrator(words, game, names)
  const facts = fixture.facts ?? CARDS
  const { stands, details } = reader({ narrator, say: t, view, facts, options: fixture.options })
  return [...stands, ...details].map(plain)
}

async function speak(language: string): Promise<void> {
  await words.use(language)
  await Promise.all(['pages', 'city', 'drakon', 'legends'].map((group) => words.need(group)))
}

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } })
})

describe.each(LANGUAGES)('a table in words: %s', (language) => {
  it.each([
    ['city', city, 'city-4p-expansion'],
    ['drakon', drakon, 'drakon-4p-heroes'],
    ['legends', legends, 'legends-buka'],
  ] as [string, TableReader, string][])('%s', async (game, reader, name) => {
    await speak(language)
    const fixture = read(name)
    for (const { view } of fixture.frames) {
      const lines = told(game, reader, fixture, view)
      for (const line of lines) expect(line, line).not.toMatch(/^\s*$|web-|undefined|NaN/)
    }
    expect([...words.missing]).toEqual([])
  })
})

describe('a table in words', () => {
  it('says what a building will give', async () => {
    await speak('en')
    const fixture = read('city-2p')
    const lines = told('city', city, fixture, fixture.frames[0].view)
    expect(lines.find((line) => line.includes(' Mill, in ruins'))).toMatch(
      /Most markers: 2 cards\. Everybody who helped: 1 crystal\. For its neighbours: 1 crystal\.$/,
    )
  })

  it('reads the cards of Legends with their texts, one from the other', async () => {
    await speak('en')
    const fixture = read('legends-buka')
    const lines = told('legends', legends, fixture, fixture.frames[0].view)
    expect(lines.find((line) => line.startsWith('Your hand'))).toMatch(/(; .*){4}/)
    expect(lines.filter((line) => /^[^:,]+: .{20,}\.$/.test(line)).length).toBeGreaterThan(2)
  })

  it('is told to a spectator, who has no hand', async () => {
    await speak('en')
    const fixture = read('legends-buka')
    const lines = told('legends', legends, fixture, { ...fixture.frames[0].view, seat: -1 })
    expect(lines.some((line) => line.startsWith('Your hand'))).toBe(false)
  })
})
