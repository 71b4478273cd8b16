// The client's own logic of Drakon: what can be clicked, how a chamber is turned, where one looks from.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HEROES } from '../src/boards/drakon/art/figures'
import { MOSAICS } from '../src/boards/drakon/art/mosaics'
import { boundsOf, fit, moved, revealing, zoomed } from '../src/boards/drakon/camera'
import {
  chosenAction,
  firstSelection,
  layAt,
  NOTHING,
  readChoice,
  targetsOf,
  turnOn,
  waysOf,
  type Selection,
} from '../src/boards/drakon/targets'
import {
  cellsIn,
  changedCells,
  coinList,
  designOf,
  placeOf,
  readChamber,
  readDesign,
  turned,
  turnsBetween,
} from '../src/boards/drakon/view'
import { nearest } from '../src/inputs/roving'

interface Fixture {
  facts: { kinds: string[]; heroes: string[] }
  frames: { legal: string[] | null; decision: { kind: string } | null }[]
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(resolve(__dirname, `../fixtures/${name}.json`), 'utf8'))

/** All actions one can get at by choosing what can be chosen. */
function reachable(legal: string[], powers: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const look = (selection: Selection): void => {
    const targets = targetsOf(legal, selection, powers)
    for (const text of [
      ...targets.cells.values(),
      ...targets.tileActions.values(),
      ...targets.buttons.map((choice) => choice.text),
    ])
      found.add(text)
    for (const text of targets.seats.values()) if (text) found.add(text)
    for (const [cell, ways] of targets.beds) {
      for (const way of ways) {
        const action = chosenAction(targets, { ...layAt(targets, selection, cell), arrows: way.arrows ?? '' })
        if (action) found.add(action)
      }
    }
    if (selection === NOTHING) {
      for (const tile of targets.tiles) look({ ...NOTHING, tile })
      for (const verb of targets.verbs) look({ ...NOTHING, verb })
    }
    if (selection.seat === null) for (const [seat, text] of targets.seats) if (!text) look({ ...selection, seat })
  }
  look(NOTHING)
  return found
}

describe('targets', () => {
  it('lead to every legal action of real games, of all fourteen decisions', () => {
    const kinds = new Set<string>()
    for (const name of ['drakon-2p', 'drakon-4p-heroes', 'drakon-6p-team']) {
      const { frames, facts } = fixture(name)
      for (const { legal, decision } of frames) {
        if (!legal) continue
        kinds.add(decision?.kind ?? '')
        expect([...reachable(legal, new Set(facts.heroes))].sort()).toEqual([...legal].sort())
      }
    }
    expect(kinds.size).toBe(14)
  })

  it('read words by their shape', () => {
    expect(readChoice('place plain[NE] @(1,-2)')).toEqual({
      text: 'place plain[NE] @(1,-2)',
      verb: 'place',
      tile: 'plain.2a',
      arrows: 'NE',
      cell: '(1,-2)',
    })
    expect(readChoice('barbarian p2 (0,1)')).toMatchObject({ seat: 1, cell: '(0,1)' })
    expect(readChoice('rotate (0,0) [-]')).toMatchObject({ cell: '(0,0)', arrows: '' })
    expect(readChoice('thief swap 2')).toMatchObject({ rest: 'swap 2' })
  })

  it('never mean a power by a mere click', () => {
    const legal = ['wizard (1,0)', 'amazon (1,0)', 'pass']
    const powers = new Set(['amazon', 'wizard'])
    expect(targetsOf(legal, NOTHING, powers)).toMatchObject({ cells: new Map(), verbs: ['wizard', 'amazon'] })
    expect([...targetsOf(legal, { ...NOTHING, verb: 'amazon' }, powers).cells.values()]).toEqual(['amazon (1,0)'])
  })

  it('offer what a made-up option brings, without a change of code', () => {
    const legal = ['sing', 'flood (2,2)', 'bribe p2', 'bury plain.1', 'mirror (0,1) [NS]', 'mirror (0,1) [EW]']
    expect(reachable(legal, new Set())).toEqual(new Set(legal))
  })

  it('turn a chamber through the ways it can lie', () => {
    const legal = ['place plain[N] @(1,0)', 'place plain[E] @(1,0)', 'place plain[S] @(2,0)']
    const tile = { ...NOTHING, tile: 'plain.1', arrows: 'N' }
    const targets = targetsOf(legal, tile)
    expect(waysOf(targets, tile)).toEqual(['N', 'E', 'S'])
    const laid = layAt(targets, tile, '(1,0)')
    expect(chosenAction(targets, laid)).toBe('place plain[N] @(1,0)')
    expect(chosenAction(targets, turnOn(targets, laid, ''))).toBe('place plain[E] @(1,0)')
    expect(turnOn(targets, turnOn(targets, laid, ''), '').arrows).toBe('N')
    expect(chosenAction(targets, { ...laid, cell: null })).toBeNull()
  })

  it('choose the only seat at once', () => {
    expect(firstSelection(['control p3 (0,1)', 'control p3 (1,1)'], new Set()).seat).toBe(2)
    expect(firstSelection(['map p2', 'map p3'], new Set())).toEqual(NOTHING)
  })
})

describe('view', () => {
  it('reads chambers, tiles and cells', () => {
    expect(readChamber('teleport[-]')).toEqual({ kind: 'teleport', arrows: '' })
    expect(readDesign('find_coin.2o')).toEqual({ kind: 'find_coin', arrows: 'NS' })
    expect(designOf({ kind: 'plain', arrows: 'SW' })).toBe('plain.2a')
    expect(placeOf('(2,3)')).toEqual({ column: 2, row: -3 })
    expect(turned('NES')).toBe('ESW')
    expect(turnsBetween('N', 'W')).toBe(3)
    expect(coinList({ 1: 2, 3: 1 })).toEqual([3, 1, 1])
    expect([
      ...changedCells([
        { event: 'hero_moved', from: '(0,0)', to: '(0,1)' },
        { event: 'coin_stolen', from: 1 },
      ]),
    ]).toEqual(['(0,1)'])
  })
  it('has a picture of every kind and hero', () => {
    const { facts } = fixture('drakon-4p-heroes')
    expect(Object.keys(MOSAICS).sort()).toEqual([...facts.kinds].sort())
    expect(Object.keys(HEROES).sort()).toEqual([...facts.heroes].sort())
  })
})

describe('camera', () => {
  it('is told the places of a plan, each once', () => {
    expect(cellsIn(['place plain[NE] @(1,-2)', 'move (1,-2)', 'control p2 (0,1)', 'stay'])).toEqual(['(1,-2)', '(0,1)'])
  })
  const size = { width: 400, height: 300 }
  it('fits a maze, neither too near nor too far', () => {
    const small = fit(boundsOf([{ column: 0, row: 0 }]), size, 40, 120, { x: 50, y: 50 })
    expect(small.scale).toBe(1.2)
    expect(small.x + 50 * small.scale).toBeCloseTo(200)
    const large = fit(
      boundsOf([
        { column: -20, row: 0 },
        { column: 20, row: 0 },
      ]),
      size,
      40,
      120,
      { x: 50, y: 50 },
    )
    expect(large.scale).toBe(0.4)
    expect(large.x + 50 * large.scale).toBeCloseTo(200)
  })
  it('zooms about a point and reveals a chamber', () => {
    const camera = { x: 0, y: 0, scale: 1 }
    const near = zoomed(camera, 2, { x: 100, y: 50 })
    expect([(100 - near.x) / near.scale, (50 - near.y) / near.scale]).toEqual([100, 50])
    expect(revealing(camera, { column: 5, row: 0 }, size)).toEqual(moved(camera, 400 - 8 - 600, 8))
    expect(revealing(camera, { column: 1, row: 1 }, size)).toEqual(camera)
    // What fits itself is never moved: a place at the edge of the maze stays where it is.
    const fitted = fit(
      boundsOf([
        { column: 0, row: 0 },
        { column: 3, row: 1 },
      ]),
      size,
      10,
      200,
      { x: 0, y: 0 },
    )
    expect(revealing(fitted, { column: 3, row: 1 }, size)).toEqual(fitted)
  })
  it('walks to the nearest cell where a board has holes', () => {
    const places: [number, number][] = [
      [0, 0],
      [2, 1],
      [5, 1],
      [0, 3],
    ]
    expect(nearest(places, 0, [1, 0])).toBe(1)
    expect(nearest(places, 0, [-1, 0])).toBe(0)
  })
})
