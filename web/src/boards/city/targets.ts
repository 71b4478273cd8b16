// What can be clicked: read off the texts of the legal actions, nothing else. Select, then target.

import type { Later } from '../../net/types'
import type { Plan } from '../props'

export interface Choice {
  text: string
  /** What is played before it: it belongs to the next decision. */
  first?: string
  verb: string
  kind?: string
  cell?: string
  slot?: number
  cards?: string[]
}

export interface Selection {
  kind: string | null
  slot: number | null
  /** The payment chosen for the slot, as an action text. */
  payment: string | null
}

export interface Targets {
  /** Cells that act at once, with their action. */
  cells: Map<string, string>
  /** Cards that can be selected. */
  kinds: Set<string>
  /** Slots that can be paid, with their payments, the cheapest first. */
  slots: Map<number, Choice[]>
  /** Actions of their own, as buttons. */
  buttons: Choice[]
}

export const NOTHING: Selection = { kind: null, slot: null, payment: null }

export function readChoice(text: string): Choice {
  const [verb, first, second] = text.split(' ')
  switch (verb) {
    case 'move':
    case 'go':
      return { text, verb, cell: first }
    case 'play':
      return { text, verb, kind: first, cell: second }
    case 'build':
      return { text, verb, slot: Number(first), cards: second.split('+') }
    case 'offer':
    case 'discard':
      return { text, verb, kind: first }
    default:
      return { text, verb }
  }
}

/** What a payment costs: cards first, then what is printed on them. */
export function cost(cards: string[]): number {
  return cards.length * 100 + cards.reduce((sum, kind) => sum + Number(kind.slice(1)), 0)
}

/** What the next decision offers beside a click on the board: contributions, an offering, cards to take. */
const AHEAD = new Set(['build', 'offer', 'take'])

/** `after` is what could be done after an action, as the server tells it: so much can be clicked already now. */
export function targetsOf(legal: readonly string[], selection: Selection, after: readonly Later[] = []): Targets {
  const found: Targets = { cells: new Map(), kinds: new Set(), slots: new Map(), buttons: [] }
  const ahead = after.flatMap((later) =>
    later.legal
      .map(readChoice)
      .filter((choice) => AHEAD.has(choice.verb))
      .map((choice) => ({ ...choice, first: later.by[0] })),
  )
  for (const choice of [...legal.map(readChoice), ...ahead]) {
    if (choice.slot !== undefined) {
      const list = found.slots.get(choice.slot) ?? []
      list.push(choice)
      found.slots.set(choice.slot, list)
    } else if (choice.kind !== undefined) {
      found.kinds.add(choice.kind)
      if (selection.kind === choice.kind) {
        if (choice.cell !== undefined) found.cells.set(choice.cell, choice.text)
        else found.buttons.push(choice)
      }
    } else if (choice.cell !== undefined) {
      if (selection.kind === null) found.cells.set(choice.cell, choice.text)
    } else {
      found.buttons.push(choice)
    }
  }
  for (const list of found.slots.values()) list.sort((a, b) => cost(a.cards ?? []) - cost(b.cards ?? []))
  return found
}

/** The slots that a card can help to pay, each with the payments that it takes part in. */
export function slotsFor(targets: Targets, kind: string | null): Map<number, Choice[]> {
  if (kind === null) return targets.slots
  const found = new Map<number, Choice[]>()
  for (const [slot, payments] of targets.slots) {
    const fitting = payments.filter((one) => one.cards?.includes(kind))
    if (fitting.length) found.set(slot, fitting)
  }
  return found
}

/** Selecting a slot suggests its cheapest payment; with a card chosen before, the cheapest that takes it. */
export function selectSlot(targets: Targets, slot: number, kind: string | null = null): Selection {
  const payments = slotsFor(targets, kind).get(slot) ?? targets.slots.get(slot)
  return payments ? { kind: null, slot, payment: payments[0].text } : NOTHING
}

/** A card is chosen for its power and for what it can pay; what it can only be is chosen at once. */
export function selectKind(targets: Targets, selection: Selection, kind: string): Selection {
  const slots = slotsFor(targets, kind)
  if (selection.kind === kind || (!targets.kinds.has(kind) && !slots.size)) return NOTHING
  if (!targets.kinds.has(kind) && slots.size === 1) return selectSlot(targets, [...slots.keys()][0], kind)
  return { kind, slot: null, payment: null }
}

/** Leaves the phases before the discarding. What would be given up by it (an offering, a special action) is asked. */
export const toDiscard: Plan = ({ kind, legal }) =>
  kind === 'movement' || kind === 'contribution' || (kind !== 'discard' && legal?.length === 1) ? 'done' : null

/** Ends the turn: as `toDiscard`, and then draws. */
export const toEnd: Plan = (question) => (question.kind === 'discard' ? 'draw' : toDiscard(question))

/** The listed payment that differs least from the present one and does (or does not) contain a card. */
export function swapCard(payments: Choice[], present: Choice, kind: string): Choice | null {
  const has = present.cards?.includes(kind)
  const wanted = payments.filter((one) => one.cards?.includes(kind) !== has)
  const distance = (one: Choice): number => {
    const rest = [...(present.cards ?? [])]
    let same = 0
    for (const card of one.cards ?? []) {
      const index = rest.indexOf(card)
      if (index >= 0) {
        rest.splice(index, 1)
        same++
      }
    }
    return rest.length + (one.cards?.length ?? 0) - same
  }
  return wanted.sort((a, b) => distance(a) - distance(b) || cost(a.cards ?? []) - cost(b.cards ?? []))[0] ?? null
}
