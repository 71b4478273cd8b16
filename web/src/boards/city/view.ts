// What the server sends about a game of City, and what is in its box. Read, never judged: no rules here.

import type { Told } from '../../i18n/narrate'

export interface Place {
  cell: string
  tile: string
  rebuilt: boolean
  markers: number[]
}

export interface CityView {
  format: string
  seat: number | null
  first: number
  active: number
  turn: number
  phase: string
  ending: string
  steps: number
  discarded: number
  offered: boolean
  city: Place[]
  dragons: string[]
  figures: string[]
  crystals: number[]
  scales: number[]
  supply: number[]
  obelisk: number[]
  discards: Record<string, number>
  hand: Record<string, number>
  hand_sizes: number[]
  deck_size: number
  aside_size: number
}

export interface Reward {
  crystals?: number
  scales?: number
  cards?: number
}

export interface Slot {
  colour: string
  value: number
}

export interface Building {
  id: string
  slots: Slot[]
  majority: Reward
  building: Reward
  neighbour: Reward
  special: string
}

/** What the game tells about its box: fixed for the whole game. */
export interface CityFacts {
  buildings: Building[]
  prices: number[]
  scales: number
  offerings_to_win: number
}

/** What the board needs besides a view. */
export interface Box {
  buildings: Record<string, Building>
  prices: number[]
  scales: number
  offeringsToWin: number
}

export const DRAGON_IDS = ['fire', 'earth', 'water']
export const COURTYARD = 'c3'
export const COLUMNS = ['a', 'b', 'c', 'd', 'e']
export const ROWS = [5, 4, 3, 2, 1]
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`))

export function readBox(facts: Record<string, unknown>): Box {
  const { buildings, prices, scales, offerings_to_win } = facts as unknown as CityFacts
  const byId = Object.fromEntries(buildings.map((building) => [building.id, building]))
  return { buildings: byId, prices, scales, offeringsToWin: offerings_to_win }
}

export function placesByCell(view: CityView): Map<string, Place> {
  return new Map(view.city.map((place) => [place.cell, place]))
}

/** A multiset of cards as a list, in the order the server wrote it. */
export function cardList(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind))
}

/** Columns and rows from 0 at the upper left; the board is never mirrored. */
export function cellPoint(cell: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(cell[0]), row: 5 - Number(cell[1]) }
}

/** Cells that something happened on: what was built, where dragons came, where walkers stopped; not each step, and
 * not that the city was laid out. */
export function changedCells(events: Told[]): Set<string> {
  const found = new Set<string>()
  const stops = new Map<unknown, string>()
  for (const told of events) {
    if (told.event === 'tile_laid') continue
    if (typeof told.cell === 'string') found.add(told.cell)
    if (typeof told.to !== 'string' || told.to === 'outside') continue
    if (told.event.startsWith('figure_')) stops.set(told.seat, told.to)
    else found.add(told.to)
  }
  return new Set([...found, ...stops.values()])
}
