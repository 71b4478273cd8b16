// The client's own logic of City: what can be clicked, which payment is suggested, what a view shows.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../src/boards/city/art/buildings'
import {
  cost,
  NOTHING,
  readChoice,
  selectKind,
  selectSlot,
  slotsFor,
  swapCard,
  targetsOf,
  toDiscard,
  toEnd,
} from '../src/boards/city/targets'
import { cardList, cellPoint, changedCells, placesByCell, readBox, type CityView } from '../src/boards/city/view'

const fixture = (
  name: string,
): {
  facts: Record<string, unknown>
  frames: { view: CityView; legal: string[] | null; decision: { kind: string } | null }[]
} => JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8'))

describe('targets', () => {
  it('reads every legal text of real games', () => {
    for (const name of ['city-2p', 'city-3p', 'city-4p-expansion']) {
      for (const frame of fixture(name).frames) {
        for (const text of frame.legal ?? []) {
          const choice = readChoice(text)
          expect(choice.verb).toMatch(/^(move|play|build|offer|go|take|discard|draw|done)$/)
          // Every legal action can be reached: at once, or after selecting its card or slot.
          const selection = choice.kind
            ? { ...NOTHING, kind: choice.kind }
            : choice.slot
              ? { ...NOTHING, slot: choice.slot }
              : NOTHING
          const targets = targetsOf(frame.legal ?? [], selection)
          const reached = [
            ...targets.cells.values(),
            ...targets.buttons.map((one) => one.text),
            ...[...targets.slots.values()].flat().map((one) => one.text),
          ]
          expect(reached).toContain(text)
        }
      }
    }
  })

  it('glows only where something is legal', () => {
    const legal = ['move b2', 'move c4', 'play k1 a2', 'play e2', 'done']
    const plain = targetsOf(legal, NOTHING)
    expect([...plain.cells.keys()]).toEqual(['b2', 'c4'])
    expect([...plain.kinds]).toEqual(['k1', 'e2'])
    expect(plain.buttons.map((one) => one.text)).toEqual(['done'])
    const dragon = targetsOf(legal, selectKind(plain, NOTHING, 'k1'))
    expect([...dragon.cells]).toEqual([['a2', 'play k1 a2']])
    expect(targetsOf(legal, selectKind(plain, NOTHING, 'e2')).buttons.map((one) => one.text)).toEqual([
      'play e2',
      'done',
    ])
    expect(selectKind(plain, NOTHING, 'r3')).toEqual(NOTHING)
  })

  it('suggests the cheapest payment and swaps to the nearest other one', () => {
    const legal = ['build 1 r3', 'build 1 r2+g1', 'build 1 g1+g1+g1', 'build 2 r2', 'done']
    const targets = targetsOf(legal, NOTHING)
    expect(selectSlot(targets, 1).payment).toBe('build 1 r3')
    const payments = targets.slots.get(1) ?? []
    expect(swapCard(payments, payments[0], 'r3')?.text).toBe('build 1 r2+g1')
    expect(swapCard(payments, payments[1], 'r2')?.text).toBe('build 1 r3')
    expect(swapCard(payments, payments[0], 'g1')?.text).toBe('build 1 r2+g1')
    expect(selectSlot(targets, 3)).toEqual(NOTHING)
    expect(cost(['r3'])).toBeLessThan(cost(['r2', 'g1']))
  })

  it('offers what can be paid on the tile already before the walk is over', () => {
    const legal = ['move b2', 'play r2 c3', 'done']
    const later = (legal: string[]) => [{ by: ['done'], kind: '', legal }]
    const after = later(['build 1 r3', 'build 2 r2', 'build 2 r3', 'done'])
    const targets = targetsOf(legal, NOTHING, after)
    expect([...targets.slots.keys()]).toEqual([1, 2])
    expect(targets.slots.get(1)).toEqual([{ text: 'build 1 r3', verb: 'build', slot: 1, cards: ['r3'], first: 'done' }])
    expect(targets.buttons.map((one) => one.text)).toEqual(['done'])
    expect(targetsOf(legal, NOTHING, later(['offer', 'done'])).buttons).toContainEqual({
      text: 'offer',
      verb: 'offer',
      kind: undefined,
      first: 'done',
    })
  })

  it('a card offers what it can pay for, a slot the payments', () => {
    const targets = targetsOf(['build 1 r3', 'build 2 r2', 'build 2 r3', 'done'], NOTHING)
    expect([...slotsFor(targets, 'r2').keys()]).toEqual([2])
    expect([...slotsFor(targets, 'r3').keys()]).toEqual([1, 2])
    // Only one slot: it is chosen at once. Two: the slot is asked, and then paid with this card.
    expect(selectKind(targets, NOTHING, 'r2')).toEqual({ kind: null, slot: 2, payment: 'build 2 r2' })
    expect(selectKind(targets, NOTHING, 'r3')).toEqual({ kind: 'r3', slot: null, payment: null })
    expect(selectSlot(targets, 2, 'r3').payment).toBe('build 2 r3')
    expect(selectSlot(targets, 2).payment).toBe('build 2 r2')
  })

  it('ends the turn through every phase, but asks before it gives up an offering or a special action', () => {
    const asked = (kind: string, legal: string[]) => ({ seat: 0, kind, legal })
    expect(toEnd(asked('contribution', ['build 1 r3', 'done']))).toBe('done')
    expect(toEnd(asked('discard', ['discard r1', 'draw']))).toBe('draw')
    expect(toDiscard(asked('discard', ['discard r1', 'draw']))).toBe(null)
    expect(toEnd(asked('special', ['take', 'done']))).toBe(null)
    expect(toEnd(asked('offering', ['offer', 'done']))).toBe(null)
    expect(toEnd(asked('offering', ['done']))).toBe('done')
  })

  it('offers verbs of a made-up option as buttons, without a change of code', () => {
    expect(targetsOf(['sing', 'done'], NOTHING).buttons.map((one) => one.text)).toEqual(['sing', 'done'])
  })
})

describe('view', () => {
  it('finds the box in the facts', () => {
    const inn = {
      id: 'inn',
      slots: [{ colour: 'green', value: 9 }],
      majority: {},
      building: {},
      neighbour: { cards: 3 },
      special: 'none',
    }
    const box = readBox({ buildings: [inn], prices: [7, 7, 8], scales: 12, offerings_to_win: 5 })
    expect(box).toEqual({ buildings: { inn }, prices: [7, 7, 8], scales: 12, offeringsToWin: 5 })
  })

  it('has a picture of every building', () => {
    const box = readBox(fixture('city-4p-expansion').facts)
    expect(Object.keys(BUILDINGS).sort()).toEqual(Object.keys(box.buildings).sort())
  })

  it('knows cells and cards', () => {
    expect(cellPoint('a5')).toEqual({ column: 0, row: 0 })
    expect(cellPoint('e1')).toEqual({ column: 4, row: 4 })
    expect(cardList({ k3: 1, g1: 2 })).toEqual(['k3', 'g1', 'g1'])
    expect([
      ...changedCells([
        { event: 'tile_laid', seat: -1, tile: 3, cell: 'd4' },
        { event: 'figure_walked', seat: 0, from: 'a1', to: 'a2' },
        { event: 'figure_walked', seat: 0, from: 'a2', to: 'b2' },
        { event: 'dragon_moved', seat: 0, from: 'outside', to: 'c3' },
      ]),
    ]).toEqual(['c3', 'b2'])
    const view = fixture('city-4p-expansion').frames[0].view
    expect(placesByCell(view).size).toBe(24)
  })
})
