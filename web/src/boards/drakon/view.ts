// What the server sends about a game of Drakon, read off its texts. Read, never judged: no rules here.

import type { Told } from '../../i18n/narrate'

export interface DrakonView {
  format: string
  seat: number | null
  first: number
  active: number
  turns: number
  ending: string
  maze: Record<string, string>
  heroes: (string | null)[]
  used: boolean[]
  figures: (string | null)[]
  drakon: string | null
  stack: { frame: string; seat: number; argument: number; cell: string | null }[]
  /** Coins in each purse; the last one is the hoard. */
  sizes: number[]
  hand: string[]
  hand_sizes: number[]
  pool_size: number
  slots: string[]
  discards: string[]
  /** Coins by value; null where nobody but their owners may look. */
  purses: (Record<string, number> | null)[]
  known: string[][]
  known_coins: number[][]
}

/** What lies in the box with the options of a table. */
export interface DrakonFacts {
  kinds?: string[]
  heroes?: string[]
  /** The purse of each seat; partners share one. */
  sides?: number[]
  gold_to_win?: number
  coins_to_win?: number
}

export interface Chamber {
  kind: string
  arrows: string
}
export interface Point {
  x: number
  y: number
}

const CHAMBER = /^([a-z_0-9]+)\[([NESW]*|-)\]$/
const DESIGN = /^([a-z_0-9]+)\.(0|1|2o|2a|3|4)$/
const CELL = /^@?\((-?\d+),(-?\d+)\)$/
/** How a tile in the hand lies before it is turned. */
const UPRIGHT: Record<string, string> = { '0': '', '1': 'N', '2o': 'NS', '2a': 'NE', '3': 'NES', '4': 'NESW' }
const SIDES = 'NESW'
/** What a coin is worth, as everybody may know. */
const LEAST_COIN = 1
const MOST_COIN = 3

/** `plain[NE]` */
export function readChamber(text: string): Chamber | null {
  const found = CHAMBER.exec(text)
  return found ? { kind: found[1], arrows: found[2] === '-' ? '' : found[2] } : null
}

/** `plain.2a`, lying upright. */
export function readDesign(text: string): Chamber | null {
  const found = DESIGN.exec(text)
  return found ? { kind: found[1], arrows: UPRIGHT[found[2]] } : null
}

/** `(1,0)`, also with `@` before it. */
export function readCell(text: string): Point | null {
  const found = CELL.exec(text)
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null
}

export const cellText = (point: Point): string => `(${point.x},${point.y})`

/** Where a cell is drawn, in chambers: east is to the right, north is up; never mirrored. */
export function placeOf(cell: string): { column: number; row: number } {
  const point = readCell(cell) ?? { x: 0, y: 0 }
  return { column: point.x, row: -point.y }
}

/** The cells that actions speak of, each once. */
export const cellsIn = (actions: string[]): string[] => [
  ...new Set(actions.flatMap((text) => text.match(/\(-?\d+,-?\d+\)/g) ?? [])),
]

/** Places beside a chamber that are still empty. */
export function besides(cells: string[]): string[] {
  const taken = new Set(cells)
  const around = cells.flatMap((cell) => {
    const { x, y } = readCell(cell) ?? { x: 0, y: 0 }
    return [
      [x, y + 1],
      [x + 1, y],
      [x, y - 1],
      [x - 1, y],
    ].map(([column, row]) => cellText({ x: column, y: row }))
  })
  return [...new Set(around)].filter((cell) => !taken.has(cell))
}

/** The arrows after a quarter turn clockwise. */
export function turned(arrows: string): string {
  const sides = [...arrows].map((side) => SIDES[(SIDES.indexOf(side) + 1) % 4])
  return [...SIDES].filter((side) => sides.includes(side)).join('')
}

/** The design of a chamber that lies in any way: what it is called in a hand. */
export function designOf(chamber: Chamber): string {
  for (const [pattern, upright] of Object.entries(UPRIGHT)) {
    let arrows = upright
    for (let turn = 0; turn < 4; turn++) {
      if (arrows === chamber.arrows) return `${chamber.kind}.${pattern}`
      arrows = turned(arrows)
    }
  }
  return `${chamber.kind}.?`
}

/** How many quarter turns bring `from` to `to`; 0 where none does. */
export function turnsBetween(from: string, to: string): number {
  let arrows = from
  for (let turn = 0; turn < 4; turn++) {
    if (arrows === to) return turn
    arrows = turned(arrows)
  }
  return 0
}

/** Coins as a list of values, the largest first. */
export function coinList(purse: Record<string, number>): number[] {
  return Object.entries(purse)
    .flatMap(([value, count]) => Array<number>(count).fill(Number(value)))
    .sort((a, b) => b - a)
}

/** Who runs for the goal, partners together: what a purse is worth at least and at most. */
export function runners(view: DrakonView, facts: DrakonFacts): { seats: number[]; least: number; most: number }[] {
  const sides = view.figures.map((_, seat) => facts.sides?.[seat] ?? seat)
  return [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []))
    const number = view.sizes[side] ?? 0
    if (!facts.gold_to_win) return { seats, least: number, most: number }
    const purse = view.purses[side]
    const worth = purse ? coinList(purse).reduce((sum, value) => sum + value, 0) : null
    return { seats, least: worth ?? number * LEAST_COIN, most: worth ?? number * MOST_COIN }
  })
}

/** Cells that something happened on: chambers that changed, where Drakon came, where heroes stopped; not each step. */
export function changedCells(events: Told[]): Set<string> {
  const found = new Set<string>()
  const stops = new Map<unknown, string>()
  for (const told of events) {
    for (const value of [told.cell, told.to]) {
      if (typeof value !== 'string' || !CELL.test(value)) continue
      if (told.event === 'hero_moved') stops.set(told.owner ?? told.seat, value)
      else found.add(value)
    }
  }
  return new Set([...found, ...stops.values()])
}
