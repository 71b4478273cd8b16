// Narration, log, routes, rules text, chart; and the law that the client knows no rules.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../rulebook'
import cityTeller from '../src/boards/city/actions'
import drakonTeller from '../src/boards/drakon/actions'
import { kitOf } from '../src/boards/kits'
import { besides } from '../src/boards/drakon/view'
import { Narrator } from '../src/i18n/narrate'
import type { Step } from '../src/net/types'
import { logAfter } from '../src/store/log'
import { fieldsOf, wished } from '../src/ui/options'
import { storyOf } from '../src/ui/story'
import { ago } from '../src/ui/time'

const LOCALES = resolve(__dirname, '../../src/obelisk/i18n/locales')
const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(LOCALES, 'languages.json'), 'utf8')))

const speaker = (language: string) =>
  saying(
    language,
    ['common.ftl', 'city.ftl', 'drakon.ftl', 'web.ftl', 'web-city.ftl', 'web-drakon.ftl'].map((name) =>
      readFileSync(join(LOCALES, language, name), 'utf8'),
    ),
  )

function saying(language: string, sources: string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return {
    has: (id: string) => bundle.hasMessage(id),
    say: (id: string, facts = {}) => {
      const message = bundle.getMessage(id)
      if (!message?.value) return id
      const errors: Error[] = []
      const text = bundle.formatPattern(message.value, facts, errors)
      return errors.length && message.attributes.blurred
        ? bundle.formatPattern(message.attributes.blurred, facts, [])
        : text
    },
  }
}

describe('narrator', () => {
  const table = JSON.parse(readFileSync(resolve(__dirname, '../../tests/i18n/narration.json'), 'utf8'))
  const narrator = new Narrator(saying('en', [table.words.join('\n')]), table.game, table.names)
  it.each(table.cases as Record<string, never>[])('$rule', ({ event, refusal, facts, ending, told }) => {
    const said = event ? narrator.event(event) : refusal ? narrator.refusal(refusal, facts) : narrator.ending(ending)
    expect(said).toBe(told)
  })
  it.each(LANGUAGES)('tells every event of real games in %s', (language) => {
    const told = new Narrator(speaker(language), 'city', ['A', 'B', 'C'])
    const fixture = JSON.parse(readFileSync(resolve(__dirname, '../fixtures/city-3p.json'), 'utf8'))
    for (const frame of fixture.frames)
      for (const event of frame.events) expect(told.event(event)).not.toMatch(/=|city-|\{/)
  })
})

describe('actions in words', () => {
  const fixture = (name: string) => JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8'))
  it('name cards, places and slots', () => {
    const say = speaker('en').say
    const view = { city: [{ cell: 'd4', tile: 'university' }], figures: ['d4'] }
    const tell = cityTeller({
      narrator: new Narrator(speaker('en'), 'city', ['Ann']),
      say,
      view,
      facts: {},
      options: {},
    })
    expect(tell('build 2 w3+w2', 0)).toBe('Contribute: slot 2 of University, Hoax 3, Hoax 2')
    // A contribution is made where the figure will stand then, not where it is seen now.
    expect(tell('build 2 w3', 0, ['move d4', 'move c3'])).toBe('Contribute: slot 2 of Courtyard, Hoax 3')
    expect(tell('move d4', 0)).toBe('Walk: University (d4)')
    expect(tell('draw', 0)).toBe('Draw cards')
  })
  it('name what lies on the board of that moment alone, and keep the minus before its number', () => {
    const scene = {
      narrator: new Narrator(speaker('en'), 'drakon', ['1', '2']),
      say: speaker('en').say,
      view: { maze: { '(-4,0)': 'map[NE]' } },
      facts: {},
      options: {},
    }
    expect(drakonTeller(scene)('move (-4,0)', 0)).toMatch(/^Move the hero: \S.* \u2066\(-4,0\)\u2069$/)
    expect(drakonTeller({ ...scene, isElsewhere: true })('move (-4,0)', 0)).toBe('Move the hero: \u2066(-4,0)\u2069')
  })
  it.each(LANGUAGES)('leave no notation behind in %s', (language) => {
    for (const [game, name, teller] of [
      ['city', 'city-3p', cityTeller],
      ['drakon', 'drakon-4p-heroes', drakonTeller],
    ] as const) {
      const { frames, facts = {} } = fixture(name)
      for (const { view, legal } of frames) {
        const tell = teller({
          narrator: new Narrator(speaker(language), game, ['1', '2', '3', '4']),
          say: speaker(language).say,
          view,
          facts,
          options: {},
        })
        for (const text of legal ?? []) expect(tell(text, 0)).not.toMatch(/[[\]_@+]|-verb-|web-|\bp\d/)
      }
    }
  })
  it('are asked about where nothing lies yet', () => {
    expect(besides(['(0,0)', '(0,1)'])).toEqual(['(1,0)', '(0,-1)', '(-1,0)', '(0,2)', '(1,1)', '(-1,1)'])
  })
})

describe('log', () => {
  const walked = (seq: number): Step => ({
    seq,
    kind: 'play',
    seat: 0,
    events: [{ event: 'figure_walked', seat: 0, to: 'c4' }],
  })
  it('strikes out what was taken back and keeps plies apart from changes', () => {
    let log = logAfter([], walked(1), 1)
    log = logAfter(log, walked(2), 2)
    log = logAfter(log, { seq: 3, kind: 'undo', seat: 0, events: [] }, 1)
    log = logAfter(log, walked(4), 2)
    expect(log.map((line) => [line.seq, line.ply, line.isUndone])).toEqual([
      [1, 1, false],
      [2, 1, true],
      [4, 2, false],
    ])
    expect(logAfter([], { seq: 1, kind: 'undo', seat: 0, events: [] }, 0)).toEqual([])
  })
})

describe('rules text', () => {
  it('becomes data with anchors, never HTML', () => {
    const blocks = rulebook(
      '# T\n\n## 2. Options\n\n- **CITY-2.7** Every `layout` <b>x</b>\n  goes on, see CITY-4.2.\n\n' +
        '| id | x |\n|---|---|\n| **CITY-2.1** | `players` |\n',
    )
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'item', 'table'])
    expect(blocks[1]).toMatchObject({ id: 'CITY-2' })
    expect(blocks[2]).toMatchObject({ id: 'CITY-2.7' })
    expect(blocks[2].kind === 'item' && blocks[2].text.at(-2)).toEqual({ rule: 'CITY-4.2' })
    expect(blocks[3].kind === 'table' && blocks[3].rows[0].id).toBe('CITY-2.1')
  })
})

describe('story', () => {
  it('counts the last views of each turn', () => {
    const step = (view: unknown): unknown[] => [view, view]
    const views = [
      step({ turn: 0, crystals: [0, 0], obelisk: [] }),
      step({ turn: 0, crystals: [2, 0], obelisk: [] }),
      step({ turn: 1, crystals: [2, 7], obelisk: [1] }),
    ]
    const [crystals, offerings] = kitOf('city').measures ?? []
    expect(storyOf(views, crystals)).toEqual([
      { seat: 0, values: [2, 2] },
      { seat: 1, values: [0, 7] },
    ])
    expect(storyOf(views, offerings)[1].values).toEqual([0, 1])
    expect(storyOf([], crystals)).toEqual([])
  })
  it('counts the gold of Drakon from the purses each seat may see', () => {
    const seen = (own: number, purse: unknown, ending = ''): unknown => ({
      turns: ending ? 1 : 0,
      ending,
      purses: ending
        ? [{ 3: 1 }, { 2: 2 }, {}]
        : [0, 1].map((seat) => (seat === own ? purse : null)).concat(null as never),
    })
    const views = [
      [seen(0, { 1: 2 }), seen(1, { 2: 1 })],
      [seen(0, null, 'goal'), seen(1, null, 'goal')],
    ]
    expect(storyOf(views, kitOf('drakon').measures![0])).toEqual([
      { seat: 0, values: [2, 3] },
      { seat: 1, values: [2, 4] },
    ])
  })
  it('tells times in words', () => {
    expect(ago(0, 'en', 7_300_000)).toBe('2 hours ago')
    expect(ago(0, 'de', 10)).toBe('in dieser Minute')
  })
})

describe('options', () => {
  const options = [
    { name: 'players', default: 2, choices: [2, 3], per_seat: false },
    { name: 'moons', default: 7, choices: null, per_seat: false },
    { name: 'eclipse', default: false, choices: null, per_seat: false },
    { name: 'tides', default: 'low', choices: ['low', 'high'], per_seat: false },
    { name: 'tile_set', default: 'usual', choices: null, per_seat: false },
  ]
  it('of a made-up game become fields without a change of code', () => {
    expect(fieldsOf(options)).toEqual([
      { sort: 'choice', name: 'players', choices: [2, 3] },
      { sort: 'number', name: 'moons' },
      { sort: 'choice', name: 'eclipse', choices: [false, true] },
      { sort: 'choice', name: 'tides', choices: ['low', 'high'] },
    ])
  })
  it('are sent only where they differ from the usual', () => {
    expect(wished(options, { players: 2, moons: 7, eclipse: true, tides: 'low', tile_set: 'usual' })).toEqual({
      players: 2,
      eclipse: true,
    })
  })
})

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)],
  )
}

describe('laws', () => {
  const sources = files(resolve(__dirname, '../src'))
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
  it('no line is longer than 120 characters', () => {
    const own = [...files(resolve(__dirname, '../src')), ...files(__dirname), resolve(__dirname, '../vite.config.ts')]
    const long = own
      .filter((path) => /\.(ts|svelte|css)$/.test(path))
      .filter((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .some((line) => line.length > 120),
      )
    expect(long).toEqual([])
  })
  it('no module is over 600 lines, but for the generated one', () => {
    const long = files(resolve(__dirname, '../src'))
      .filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith('net/api-types.ts'))
      .filter((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length > 600)
    expect(long).toEqual([])
  })
  it('no HTML is made of text, no style stands in the markup (CSP)', () => {
    for (const [path, source] of sources)
      expect([path, /\{@html|innerHTML|\sstyle="|eval\(/.test(source)]).toEqual([path, false])
  })
  it('CSS is logical: nothing has a left or a right', () => {
    for (const [path, source] of sources) {
      const css = /<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? ''
      const sided = /(?<![\w-])((margin|padding|border)-(left|right)|(left|right)\s*:)|float:/
      expect([path, sided.test(css) || /text-align:\s*(left|right)/.test(css)]).toEqual([path, false])
    }
  })
  it('boards know no rules: no distances, no payments, no scoring, no imports of an engine', () => {
    for (const [path, source] of sources.filter(([path]) => path.includes('/boards/'))) {
      const rules = /legalMoves|isLegal|distance\(.*cell|worth\(|majorityOf|scoreScales/
      const engine = /from ['"].*(rules|engine|legal)['"]/
      expect([path, rules.test(source) || engine.test(source)]).toEqual([path, false])
    }
  })
})
