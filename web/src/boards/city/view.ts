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

/** What the board needs besides a view: fixed for the whole game. */
export interface Box {
  players: number
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

interface RawBuilding {
  id: string
  slots: (string | [string, number])[]
  majority: Reward
  building: Reward
  neighbour: Reward
  special?: string
}
interface RawSet {
  offerings_to_win: Record<string, number>
  editions: {
    id: string
    scales: Record<string, number>
    obelisk?: Record<string, number[]>
    prices?: Record<string, number[]>
  }[]
  buildings: RawBuilding[]
  expansion: RawBuilding[]
}

/** The box of a tile set (the file of the game, or the data an option carries) for these options. */
export function readBox(options: Record<string, unknown>, tileSet: unknown): Box {
  const carried = options.tile_set
  const set = (typeof carried === 'object' && carried !== null ? carried : tileSet) as RawSet
  const players = String(options.players)
  const edition = set.editions.find((one) => one.id === options.edition) ?? set.editions[0]
  const buildings: Record<string, Building> = {}
  for (const raw of [...set.buildings, ...set.expansion]) {
    buildings[raw.id] = { ...raw, special: raw.special ?? 'none', slots: raw.slots.map(readSlot) }
  }
  return {
    players: Number(options.players),
    buildings,
    prices: (edition.obelisk ?? edition.prices ?? {})[players] ?? [],
    scales: edition.scales[players] ?? 0,
    offeringsToWin: set.offerings_to_win[players] ?? 0,
  }
}

function readSlot(slot: string | [string, number]): Slot {
  const [colour, value] = typeof slot === 'string' ? slot.split(' ') : slot
  return { colour, value: Number(value) }
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

/** Cells that something happened on. */
export function changedCells(events: Told[]): Set<string> {
  const found = new Set<string>()
  for (const told of events) {
    for (const name of ['cell', 'to']) {
      const value = told[name]
      if (typeof value === 'string' && value !== 'outside') found.add(value)
    }
  }
  return found
}
