// Where a plan leads on each board: arrows from what is taken to where it goes.

import { describe, expect, it } from 'vitest'
import type { Ways } from '../src/boards/kit'
import { kitOf } from '../src/boards/kits'
import { arc } from '../src/ui/arcs'

const BOX = { facts: { cards: [{ id: 'hoax-12', type: 'support' }] }, options: {} }
const waysOf = async (game: string): Promise<Ways> => (await kitOf(game).ways!()).default

describe('the ways of a plan', () => {
  it('of City follow the figure, and cards go where it stands then', async () => {
    const ways = (await waysOf('city'))(['move c2', 'move c3', 'build 2 r3+g1', 'play e2', 'offer', 'done'], 1, BOX)
    expect(ways).toEqual([
      { from: '[data-piece="figure-1"]', to: '[data-cell="c2"]' },
      { from: '[data-cell="c2"]', to: '[data-cell="c3"]' },
      { from: '[data-kind="r3"]', to: '[data-cell="c3"]', things: ['r3', 'g1'] },
      { from: '[data-kind="e2"]', to: '[data-cell="c3"]', things: ['e2'] },
      { from: '[data-cell="c3"]', to: '.obelisk-tall, .obelisk-lying', things: [] },
    ])
  })
  it('of Drakon show the chamber as it will lie, and whoever is led', async () => {
    const ways = (await waysOf('drakon'))(
      ['place plain[ES] @(1,-2)', 'move (1,-2)', 'control p2 (0,1)', 'turn (0,0) [N]', 'stay'],
      0,
      BOX,
    )
    const onto = (cell: string, x: number, y: number): object => ({
      to: `.maze [data-cell="${cell}"]`,
      apart: { of: '.maze [data-cell="(0,0)"]', x, y },
    })
    expect(ways).toEqual([
      { from: '[data-tile="plain.2a"]', ...onto('(1,-2)', 1, 2), things: ['plain[ES]'] },
      { from: '[data-piece="hero-0"] svg', ...onto('(1,-2)', 1, 2) },
      { from: '[data-piece="hero-1"] svg', ...onto('(0,1)', 0, -1) },
      { ...onto('(0,0)', 0, -0) },
    ])
  })
  it('of Legends lead cards to the area of their kind, and a bluff shows nobody what it is', async () => {
    const ways = (await waysOf('legends'))(['play hoax-12', 'bluff hoax-03', 'announce fire', 'done'], 0, BOX)
    expect(ways).toEqual([
      { from: '[data-spot="hoax-12"]', to: '.side.seat-0 [data-explain="support"]', things: ['hoax-12'] },
      { from: '[data-spot="hoax-03"]', to: '.side.seat-0 [data-explain="support"]' },
    ])
  })
  it('are arcs, and nothing where nothing moves', () => {
    expect(arc({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe('')
    expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0Q50 -22 100 0')
  })
})
