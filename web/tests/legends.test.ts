// The client's own logic of Legends: what can be clicked, what a view shows, how cards are drawn and decks sorted.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMBLEMS, ICON_SIGNS } from '../src/boards/legends/art/icons'
import { ICONS, PEOPLES, readCards, type CardFacts } from '../src/boards/legends/cards'
import { byKind, curve, EVERYTHING, fits, sorted } from '../src/boards/legends/decks'
import {
  dropped,
  NOTHING,
  onlyCard,
  passOn,
  probe,
  readChoice,
  targetsOf,
  toEnd,
  usual,
} from '../src/boards/legends/targets'
import {
  askingCard,
  changedCards,
  dragonsAt,
  elementOf,
  placed,
  shownIds,
  stepOf,
  type CardView,
  type LegendsView,
} from '../src/boards/legends/view'
import { nextStep } from '../src/boards/legends-draft/round'
import { packetOf, poolOf, type DraftView } from '../src/boards/legends-draft/view'
import type { DraftPage } from '../src/net/types'
import { botName, nameInRecord, seatName } from '../src/ui/bots'

interface Fixture<V> {
  frames: { view: V; legal: string[] | null; events: { event: string }[] }[]
}
const load = <T>(name: string): T =>
  JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8')) as T
const games = PEOPLES.map((people) => load<Fixture<LegendsView>>(`legends-${people}`))
const box = load<{ cards: CardFacts[]; presets: Record<string, string[]> }>('legends-cards')
const table = readCards(box)

describe('targets', () => {
  it('reach every legal action of real games: a button, or a card and then what it offers', () => {
    for (const { frames } of games) {
      for (const text of frames.flatMap((frame) => frame.legal ?? [])) {
        const choice = readChoice(text)
        const legal = frames.find((frame) => frame.legal?.includes(text))?.legal ?? []
        const targets = targetsOf(legal, choice.card ? { card: choice.card } : NOTHING)
        const reached = [...targets.buttons, ...targets.own, ...targets.next.values()].map((one) => one.text)
        expect(reached).toContain(text)
      }
    }
  })

  it('a card of a later phase can be clicked at once: the decisions before it are left by the way', () => {
    const after = [
      { by: ['done'], kind: 'leadership', legal: ['play hoax-28', 'use hoax-20', 'done'] },
      { by: ['done', 'done'], kind: 'engagement', legal: ['continue', 'retreat', 'use hoax-20'] },
      { by: ['done', 'done', 'continue'], kind: 'character', legal: ['play hoax-03', 'use hoax-20'] },
    ]
    const targets = targetsOf(['use hoax-20', 'done'], { card: 'hoax-03' }, after)
    expect([...targets.cards.keys()]).toEqual(['hoax-20', 'hoax-28', 'hoax-03'])
    expect(targets.own).toMatchObject([{ text: 'play hoax-03', by: ['done', 'done', 'continue'] }])
    // To go on needs no button of its own where the way out of the fight is one.
    expect(targets.buttons).toMatchObject([{ text: 'retreat', by: ['done', 'done'] }])
  })

  it('the power is announced as soon as it can be, from whatever phase', () => {
    const support = { by: ['done'], kind: 'support', legal: ['play hoax-21', 'done'] }
    const power = { by: ['done', 'done'], kind: 'announce', legal: ['announce fire', 'announce earth'] }
    const whole = targetsOf(['done'], NOTHING, [support, power])
    expect(whole.buttons.map((one) => [...one.by, one.text].join())).toEqual([
      'done,done,announce fire',
      'done,done,announce earth',
    ])
    // More power is needed: the card that brings it is there to be clicked.
    expect(targetsOf(['done'], NOTHING, [{ ...support, legal: ['play hoax-21'] }]).buttons).toEqual([])
    // A text comes between: to go on is offered, and goes as far as there is nothing else to do.
    const text = { by: ['done', 'done'], kind: 'text', legal: ['use hoax-20', 'skip hoax-20'] }
    const empty = { ...support, legal: ['done'] }
    expect(targetsOf(['done'], NOTHING, [empty, text]).buttons.map((one) => one.text)).toEqual(['done'])
    expect(passOn('done', [empty, text])).toEqual(['done', 'done'])
    expect(passOn('done', [support, text])).toEqual(['done'])
    expect(passOn('done', [])).toEqual(['done'])
    expect(toEnd({ seat: 0, kind: 'end', legal: ['done'] })).toBe('done')
    expect(toEnd({ seat: 0, kind: 'end', legal: ['use khind-08', 'done'] })).toBe(null)
  })

  it('a card is dropped on its own area, a bluff among the supports', () => {
    const { own } = targetsOf(['play buka-03', 'bluff buka-03', 'done'], { card: 'buka-03' })
    expect(dropped(own, 'combat', 'combat')?.text).toBe('play buka-03')
    expect(dropped(own, 'support', 'combat')?.text).toBe('bluff buka-03')
    expect(dropped(own, 'lead', 'combat')).toBe(null)
  })

  it('a card is chosen first, then a ship', () => {
    const legal = ['play buka-25', 'bluff buka-25', 'load buka-25 on buka-28', 'load buka-03 on buka-28', 'done']
    const plain = targetsOf(legal, NOTHING)
    expect([...plain.cards.keys()]).toEqual(['buka-25', 'buka-03'])
    expect(plain.buttons.map((one) => one.text)).toEqual(['done'])
    const chosen = targetsOf(legal, { card: 'buka-25' })
    expect(chosen.own.map((one) => one.verb)).toEqual(['play', 'bluff'])
    expect([...chosen.next.keys()]).toEqual(['buka-28'])
    expect(usual(chosen)).toBe(null)
    expect(usual(targetsOf(legal, { card: 'buka-03' }))?.text).toBe('load buka-03 on buka-28')
  })

  it('a text works on the second card it names; bluffs have numbers', () => {
    expect(readChoice('target hoax-25 hoax-03')).toMatchObject({ card: 'hoax-03', about: 'hoax-25' })
    expect(readChoice('target vulca-21 bluff#2')).toMatchObject({ card: 'bluff#2' })
    expect(readChoice('pick bluff#1')).toMatchObject({ card: 'bluff#1' })
    expect(readChoice('play khind-23 keep')).toMatchObject({ verb: 'play-keep', card: 'khind-23' })
    for (const text of ['pick random', 'pick none', 'pick booster', 'announce fire', 'dragon red', 'retreat'])
      expect(readChoice(text).card).toBe(null)
  })

  it('why something is not offered is asked by asking for it', () => {
    const looked = {
      card: null,
      kind: 'engagement',
      asking: null,
      legal: ['retreat'],
      after: [],
      playedAt: 'character',
      hand: ['hoax-06'],
      areas: ['hoax-20'],
      ships: ['buka-28'],
    }
    expect(probe(looked)).toEqual(['continue'])
    expect(probe({ ...looked, legal: ['decline', 'use khind-06'] })).toEqual(['start'])
    expect(probe({ ...looked, legal: ['continue', 'retreat'] })).toBe(null)
    expect(probe({ ...looked, kind: 'support', legal: ['play hoax-21'] })).toEqual(['done'])
    expect(probe({ ...looked, kind: 'support', legal: ['done'] })).toBe(null)
    expect(probe({ ...looked, kind: 'text', legal: ['use hoax-06', 'skip hoax-06'] })).toBe(null)
    expect(probe({ ...looked, card: 'hoax-06' })).toEqual(['play hoax-06'])
    expect(probe({ ...looked, card: 'hoax-06', kind: 'respond' })).toEqual(['interfere hoax-06'])
    expect(probe({ ...looked, card: 'hoax-06', kind: 'decline' })).toEqual(['pick hoax-06'])
    expect(probe({ ...looked, card: 'hoax-20', kind: 'begin' })).toEqual(['retrieve hoax-20'])
    expect(probe({ ...looked, card: 'hoax-20' })).toEqual(['use hoax-20'])
    expect(probe({ ...looked, card: 'buka-28' })).toEqual(['land buka-28'])
    expect(probe({ ...looked, card: 'hoax-20', kind: 'target', asking: 'hoax-25' })).toEqual(['target hoax-25 hoax-20'])
    // A card of a later phase is asked about there, if the turn can be played on to it.
    const after = [
      { by: ['done'], kind: 'leadership', legal: ['done'] },
      { by: ['done', 'done'], kind: 'engagement', legal: ['retreat'] },
    ]
    const begun = { ...looked, kind: 'begin', legal: ['done'], after }
    expect(probe(begun)).toEqual(['done', 'done', 'continue'])
    expect(probe({ ...begun, card: 'hoax-06', playedAt: 'leadership' })).toEqual(['done', 'play hoax-06'])
    expect(probe({ ...begun, card: 'hoax-06', playedAt: 'support' })).toEqual(['play hoax-06'])
    for (const card of ['bluff#1', '?', 'vulca-01']) expect(probe({ ...looked, card })).toBe(null)
  })

  it('a question about one card is asked about it at once; a made-up verb is a button', () => {
    expect(onlyCard(targetsOf(['use vulca-29', 'skip vulca-29'], NOTHING))).toBe('vulca-29')
    expect(onlyCard(targetsOf(['play vulca-29', 'done'], NOTHING))).toBe(null)
    expect(targetsOf(['sing', 'sing loudly', 'done'], NOTHING).buttons.map((one) => one.text)).toEqual([
      'sing',
      'sing loudly',
      'done',
    ])
  })
})

describe('view', () => {
  it('says what is fought about and how far the turn is', () => {
    const view = games[8].frames[0].view
    expect(elementOf(view)).toBe('earth')
    expect(stepOf(view)).toBe(4)
    expect(dragonsAt(view, 1)).toBe(2)
  })
  it('numbers the bluffs of an area', () => {
    const card = (id: string, down: boolean): CardView => ({
      id,
      down,
      ship: '',
      order: 0,
      stamp: 0,
      target: -1,
      active: true,
      landed: false,
      spoiled: false,
    })
    expect(placed([card('?', true), card('hoax-23', false), card('?', true)]).map(({ slot }) => slot)).toEqual([
      'bluff#1',
      '',
      'bluff#2',
    ])
  })
  it('shows every hand card, and lays out what lies in a deck', () => {
    for (const { frames } of games) {
      for (const { view, legal } of frames) {
        const shown = shownIds(view)
        for (const id of view.seats[view.seat].hand) expect(shown).toContain(id)
        const hidden = targetsOf(legal ?? [], NOTHING)
        for (const id of hidden.cards.keys())
          if (!shown.has(id) && !id.startsWith('bluff#'))
            expect([...view.seats[0].deck, ...view.seats[0].discards, ...view.seats[0].leadership]).toContain(id)
      }
    }
  })
  it('marks what has just happened, and knows whose text asks', () => {
    expect([
      ...changedCards([
        { event: 'card_loaded', card: 'buka-03', ship: 'buka-28' },
        { event: 'hand_revealed', cards: ['hoax-01'] },
      ]),
    ]).toEqual(['buka-03', 'buka-28', 'hoax-01'])
    const asking = games[0].frames.find((frame) => frame.view.kind === 'text')
    expect(askingCard(asking?.view as LegendsView)).toMatch(/^vulca-/)
  })
})

describe('cards', () => {
  it('are 306', () => {
    expect(table.size).toBe(306)
  })
  it('have a sign for every icon and an emblem for every people', () => {
    for (const icon of new Set([...table.values()].flatMap((card) => card.icons)))
      expect(Object.keys(ICON_SIGNS)).toContain(icon)
    for (const icon of ICONS) expect(ICON_SIGNS[icon].fill).not.toBe('')
    for (const people of new Set([...table.values()].map((card) => card.people)))
      expect(Object.keys(EMBLEMS)).toContain(people)
  })
})

describe('decks', () => {
  const names = (card: CardFacts): string => (card.id === 'hoax-15' ? 'Ketharkopas the Astronomer' : card.id)
  const found = (what: Partial<typeof EVERYTHING>): string[] =>
    [...table.values()]
      .filter((card) => fits(card, { ...EVERYTHING, ...what }, names, new Set(['hoax-15'])))
      .map((card) => card.id)
  it('are found by every filter', () => {
    expect(found({})).toHaveLength(297)
    expect(found({ people: 'mutant' })).toHaveLength(10)
    expect(found({ kind: 'ship' })).toHaveLength(4)
    expect(found({ text: 'astro' })).toEqual(['hoax-15'])
    expect(found({ isIn: true })).toEqual(['hoax-15'])
    expect(found({ people: 'hoax', element: 'earth', kind: 'character' })).toEqual(['hoax-07', 'hoax-09'])
    for (const id of found({ icon: 'protected' })) expect(table.get(id)?.icons).toContain('protected')
    for (const id of found({ moons: '4' })) expect(table.get(id)?.moons).toBe(4)
  })
  it('are sorted and counted', () => {
    const deck = box.presets.vulca
    expect(byKind(deck, table).reduce((sum, { cards }) => sum + cards.length, 0)).toBe(deck.length)
    expect(byKind(deck, table).map(({ kind }) => kind)).toEqual(['character', 'booster', 'support', 'leadership'])
    const { fire, earth } = curve(['vulca-01', 'vulca-29'], table)
    expect([fire[7], earth[0], fire.reduce((a, b) => a + b)]).toEqual([1, 1, 1])
    expect(sorted(['vulca-02', 'hoax-05'], table)).toEqual(['hoax-05', 'vulca-02'])
  })
})

describe('draft', () => {
  it('shows the packet that can be picked from, and the pool', () => {
    const [first, middle, last] = load<Fixture<DraftView>>('legends-draft').frames
    expect(packetOf(first.view, first.legal ?? [])).toHaveLength(5)
    expect(poolOf(middle.view)).toHaveLength(19)
    expect(packetOf(last.view, [])).toEqual([])
  })
})

describe('the round robin after a draft', () => {
  const page = (ready: boolean[], tables: Record<string, [string, string]>): DraftPage => ({
    table: 'd',
    over: false,
    tournament: null,
    until: null,
    standing: [],
    drafters: ready.map((one, seat) => ({ seat, ready: one, pool: null, cards: null })),
    matches: [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map((seats, number) => {
      const [table, status] = tables[number] ?? [null, null]
      return {
        number,
        seats,
        table,
        status: status as 'playing',
        winners: [],
        may_start: !table && (seats.includes(0) || number === 2),
      }
    }),
  })

  it('asks for a deck, then for the own matches, then for those of bots', () => {
    expect(nextStep(page([false, true, true], {}), 0)).toEqual({ kind: 'build' })
    expect(nextStep(page([true, true, true], {}), 0)).toMatchObject({ kind: 'play', match: { number: 0 } })
    expect(nextStep(page([true, false, true], {}), 0)).toMatchObject({ kind: 'play', match: { number: 1 } })
    expect(nextStep(page([true, true, true], { 0: ['a', 'playing'] }), 0)).toMatchObject({
      kind: 'go-on',
      match: { table: 'a' },
    })
    expect(nextStep(page([true, true, true], { 0: ['a', 'finished'], 1: ['b', 'finished'] }), 0)).toMatchObject({
      kind: 'bots',
      match: { number: 2 },
    })
  })

  it('calls bots in a match as they were called in the draft', () => {
    const bot = { seat: 1, name: '', kind: 'bot' }
    expect(seatName(bot, 'draft:k3v7abcdefgh:0-2')).toBe(seatName({ ...bot, seat: 2 }))
    expect(seatName(bot, 'rematch:k3v7abcdefgh')).toBe(seatName(bot))
    expect(seatName({ ...bot, name: 'Ann', kind: 'person' }, 'draft:k3v7abcdefgh:0-2')).toBe('Ann')
    expect(nameInRecord('bot level:2')).toBe(botName('level:2'))
  })

  it('waits where the others have no decks, and for watchers', () => {
    expect(nextStep(page([true, false, false], {}), 0)).toEqual({ kind: 'wait' })
    expect(nextStep(page([true, true, true], {}), null)).toEqual({ kind: 'wait' })
    expect(nextStep({ ...page([true], {}), over: true }, 0)).toEqual({ kind: 'over' })
  })
})

describe('colour worlds', () => {
  const css = readFileSync(resolve(__dirname, '../src/boards/legends/legends.css'), 'utf8')
  const luminance = (colour: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  it('can be read on every frame (WCAG AA)', () => {
    const worlds = [...css.matchAll(/^\.world-(\w+)[^{]*\{([^}]*)\}/gm)]
    expect(worlds.length).toBeGreaterThan(9)
    for (const [, people, rules = ''] of worlds) {
      const colour = (name: string): string => new RegExp(`--${name}: (#\\w{6})`).exec(rules)?.[1] ?? ''
      expect([people, contrast(colour('f-text'), colour('f-deep')) >= 4.5]).toEqual([people, true])
      expect([people, contrast(colour('f-ink'), colour('f')) >= 4.5]).toEqual([people, true])
    }
  })
})
