// What a seat of Legends is sent (games/legends/encoding.py), and how its parts are found. No rules.

import type { Told } from '../../i18n/narrate'

export interface CardView {
  id: string
  ship: string
  order: number
  stamp: number
  target: number
  active: boolean
  down: boolean
  landed: boolean
  spoiled: boolean
}

export interface SeatView {
  power: [number, number]
  hand: string[]
  hand_count: number
  revealed: string[]
  deck: string[]
  deck_count: number
  bottom: string[]
  bottom_count: number
  combat: CardView[]
  support: CardView[]
  leadership: string[]
  leadership_top: string
  leadership_active: string[]
  discards: string[]
  discard_top: string
  discard_count: number
  ships: CardView[]
  cargo: CardView[]
  achievements: string[]
  takes: number
}

/** The piles of a seat that can be opened. */
export type PileName = 'discards' | 'deck' | 'combat'

export interface FrameView {
  kind: number
  seat: number
  card: string
  effect: number
  n: number
  stage: number
  picks: string[]
}

export interface LegendsView {
  seat: number
  settings: number[]
  fixed: string[][]
  sizes: number[]
  numbers: Record<string, number>
  crystals: number[]
  dragons: number[]
  seats: SeatView[]
  hyla: string
  last_played: string
  met: string[]
  settled: string[]
  spent: string[]
  used: string[]
  frames: FrameView[]
  asked: boolean
  kind: string
}

/** The names of the numbers in `numbers.phase`, `numbers.fight` and `numbers.element`. */
export const PHASES = [
  'mulligan',
  'opening',
  'start',
  'begin',
  'leadership',
  'engagement',
  'decline',
  'character',
  'support',
  'closing',
  'power',
  'call',
  'refresh',
  'end',
  'ending',
  'over',
  'opened',
  'building',
]
export const FIGHTS = ['none', 'started', 'running'] as const
export const ELEMENTS = ['', 'fire', 'earth'] as const
export const DRAGON_COLOURS = ['red', 'blue', 'green'] as const
export const HIDDEN = '?'
const MIDDLE = 2

/** The steps of a turn as a player thinks of them, and which phases belong to each. */
export const STEPS: [string, string[]][] = [
  ['begin', ['begin', 'start']],
  ['leadership', ['leadership']],
  ['engagement', ['engagement', 'decline']],
  ['character', ['character']],
  ['support', ['support', 'closing']],
  ['power', ['power', 'call']],
  ['refresh', ['refresh', 'end', 'ending']],
]

export type Element = 'fire' | 'earth' | ''

export const phaseOf = (view: LegendsView): string => PHASES[view.numbers.phase] ?? ''
export const stepOf = (view: LegendsView): number => STEPS.findIndex(([, phases]) => phases.includes(phaseOf(view)))
export const elementOf = (view: LegendsView): Element =>
  FIGHTS[view.numbers.fight] === 'running' ? (ELEMENTS[view.numbers.element] ?? '') : ''
export const isFighting = (view: LegendsView): boolean => FIGHTS[view.numbers.fight] !== 'none'

/** The seat that is drawn below: the viewer's, for spectators the first. */
export const nearSeat = (view: LegendsView): number => (view.seat >= 0 ? view.seat : 0)

/** A card as `seat:id`, taken apart. */
export function named(text: string): { seat: number; id: string } | null {
  const at = text.indexOf(':')
  return at < 0 ? null : { seat: Number(text.slice(0, at)), id: text.slice(at + 1) }
}

/** The card whose text is being carried out, if any. */
export function askingCard(view: LegendsView): string {
  const top = view.frames.at(-1)
  return top ? (named(top.card)?.id ?? '') : ''
}

export interface Placed {
  card: CardView
  slot: string
}

/** The cards of an area with the name a choice gives to a face-down one: `bluff#1` is the first. */
export function placed(cards: CardView[]): Placed[] {
  let bluffs = 0
  return cards.map((card) => ({ card, slot: card.down ? `bluff#${++bluffs}` : '' }))
}

/** Where the three dragons are: with `seat` 0, `seat` 1, or in the middle (2). Colours only if they are told apart. */
export function dragonsOf(view: LegendsView): { dragon: number; at: number; colour: string }[] {
  const coloured = Boolean(view.settings[2])
  return view.dragons.map((at, dragon) => ({ dragon, at, colour: coloured ? DRAGON_COLOURS[dragon] : '' }))
}
export const dragonsAt = (view: LegendsView, seat: number): number => view.dragons.filter((at) => at === seat).length
export const dragonsInMiddle = (view: LegendsView): number => dragonsAt(view, MIDDLE)

/** Which cards the last events named, for the mark of what has just changed. */
export function changedCards(events: Told[]): Set<string> {
  const found = new Set<string>()
  for (const told of events) {
    for (const name of ['card', 'target', 'ship']) if (typeof told[name] === 'string') found.add(told[name])
    if (Array.isArray(told.cards)) for (const id of told.cards) if (typeof id === 'string') found.add(id)
  }
  return found
}

/** Every id that can be seen and clicked on the table itself; the rest is laid out when it can be chosen. */
export function shownIds(view: LegendsView): Set<string> {
  const found = new Set<string>()
  view.seats.forEach((seat, number) => {
    for (const card of [...seat.combat, ...seat.support, ...seat.ships, ...seat.cargo]) found.add(card.id)
    for (const id of seat.leadership) if (view.fixed[number]?.includes(id) || id === seat.leadership_top) found.add(id)
    if (number === view.seat) for (const id of seat.hand) found.add(id)
    else for (const id of seat.revealed) found.add(id)
    for (const id of seat.achievements) found.add(id)
  })
  const hyla = named(view.hyla)
  if (hyla) found.add(hyla.id)
  return found
}
