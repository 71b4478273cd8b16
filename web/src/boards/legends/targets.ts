// The legal actions, grouped by the card one clicks first. Texts the server sent are sorted, never judged.

import type { Later } from '../../net/types'
import type { Plan } from '../props'
import type { Place } from './cards'

export interface Choice {
  text: string
  /** What is played before it: it belongs to a later decision, and those on the way are left. */
  by: string[]
  verb: string
  /** The card (or `bluff#1`) that is clicked; null: a button. */
  card: string | null
  /** What is clicked next: the ship to load. */
  target: string | null
  /** What a button is about: an element, a dragon, a type of cards, the text that keeps its target. */
  about: string
}

export interface Selection {
  card: string | null
}
export const NOTHING: Selection = { card: null }

const CARD = /^[a-z]+(-[a-z0-9]+)+$|^bluff#\d+$/
const CARD_VERBS = new Set([
  'play',
  'bluff',
  'retrieve',
  'land',
  'replace',
  'use',
  'skip',
  'pick',
  'meet',
  'interfere',
  'drop',
  'load',
])

export function readChoice(text: string, by: string[] = []): Choice {
  const [verb, ...rest] = text.split(' ')
  const plain: Choice = { text, by, verb, card: null, target: null, about: rest.join(' ') }
  if (verb === 'load' && rest[1] === 'on') return { ...plain, card: rest[0], target: rest[2], about: '' }
  // The text of the first card works on the second one: that is the one to click.
  if (verb === 'target' && rest.length === 2) return { ...plain, card: rest[1], about: rest[0] }
  if (verb === 'play' && rest[1] === 'keep') return { ...plain, verb: 'play-keep', card: rest[0], about: '' }
  if (rest.length === 1 && CARD_VERBS.has(verb) && CARD.test(rest[0])) return { ...plain, card: rest[0], about: '' }
  return plain
}

/** What a later decision of the turn offers already now: its cards, the power, and the way out of a fight. */
const AHEAD = new Set(['play', 'play-keep', 'bluff', 'load', 'replace', 'announce', 'decline', 'retreat'])

/** All that can be clicked. What only leaves the decision needs no button where a later choice leaves it too. */
export function choicesOf(legal: readonly string[], after: readonly Later[] = []): Choice[] {
  const here = legal.map((text) => readChoice(text))
  const ahead = after
    .flatMap((later) => later.legal.map((text) => readChoice(text, later.by)))
    .filter((choice) => AHEAD.has(choice.verb) && !legal.includes(choice.text))
  const leaving = after[0]?.by[0]
  const offered = new Set([...legal, ...ahead.map((choice) => choice.text)])
  const isNeedless = after.at(-1)?.legal.every((text) => offered.has(text))
  return [...(isNeedless ? here.filter((choice) => choice.text !== leaving) : here), ...ahead]
}

/** Leaves a decision, and the next ones as long as nothing else can be done there. */
export function passOn(text: string, after: readonly Later[]): string[] {
  if (after[0]?.by[0] !== text) return [text]
  const halt = after.find((later) => later.legal.length > 1) ?? after[after.length - 1]
  return halt.by
}

/** After the power was announced the turn is over, unless a text of its end can still be used. */
export const toEnd: Plan = ({ kind, legal }) => (kind === 'end' && legal?.length === 1 ? legal[0] : null)

export interface Targets {
  /** By the card that is clicked, everything that can be done with it. */
  cards: Map<string, Choice[]>
  /** With a card chosen: what can be clicked next. */
  next: Map<string, Choice>
  /** What the buttons say: first what the chosen card can do, then what needs no card. */
  own: Choice[]
  buttons: Choice[]
}

export function targetsOf(legal: readonly string[], selection: Selection, after: readonly Later[] = []): Targets {
  const cards = new Map<string, Choice[]>()
  const buttons: Choice[] = []
  for (const choice of choicesOf(legal, after)) {
    if (choice.card === null) buttons.push(choice)
    else cards.set(choice.card, [...(cards.get(choice.card) ?? []), choice])
  }
  const chosen = selection.card === null ? [] : (cards.get(selection.card) ?? [])
  const next = new Map(
    chosen.filter((choice) => choice.target !== null).map((choice) => [choice.target as string, choice]),
  )
  return { cards, next, own: chosen.filter((choice) => choice.target === null), buttons }
}

/** The card to begin with: the only one that anything can be done with. */
export function onlyCard(targets: Targets): string | null {
  return targets.cards.size === 1 && targets.buttons.length === 0 ? [...targets.cards.keys()][0] : null
}

/** What a second click on a chosen card does: the one thing it can do. */
export function usual(targets: Targets): Choice | null {
  return targets.own.length === 1 && targets.next.size === 0
    ? targets.own[0]
    : targets.own.length === 0 && targets.next.size === 1
      ? [...targets.next.values()][0]
      : null
}

export interface Looked {
  /** The card that is looked at, if any. */
  card: string | null
  kind: string
  /** The card whose text asks. */
  asking: string | null
  legal: string[]
  after: readonly Later[]
  /** The decision at which cards of its kind are played. */
  playedAt: string
  hand: string[]
  /** The own cards on the table. */
  areas: string[]
  ships: string[]
}

const PICKING = new Set(['pick', 'decline', 'mulligan', 'deck'])
const INSTEAD: Record<string, string> = { retreat: 'continue', decline: 'start' }

/** What to ask the server for to learn why it is not offered: about a card, else about what the buttons lack. */
export function probe({ card, kind, asking, legal, after, playedAt, hand, areas, ships }: Looked): string[] | null {
  if (card === null) {
    if (kind === 'support') return legal.includes('done') ? null : ['done']
    const ahead = kind === 'engagement' ? { by: [], legal } : after.find((later) => later.kind === 'engagement')
    const missing = INSTEAD[ahead?.legal.find((text) => text in INSTEAD) ?? '']
    return ahead && missing && !ahead.legal.includes(missing) ? [...ahead.by, missing] : null
  }
  if (card.startsWith('bluff#') || card === '?') return null
  if (PICKING.has(kind)) return [`pick ${card}`]
  if (kind === 'target' && asking) return [`target ${asking} ${card}`]
  if (hand.includes(card)) {
    if (kind === 'respond') return [`interfere ${card}`]
    // Where it would be played, if the turn can be played on to there: that is where the real cause is found.
    const reached = kind === playedAt ? undefined : after.find((later) => later.kind === playedAt)
    return [...(reached?.by ?? []), `play ${card}`]
  }
  if (ships.includes(card)) return [`land ${card}`]
  return areas.includes(card) ? [`${kind === 'begin' ? 'retrieve' : 'use'} ${card}`] : null
}

const GRAVE = new Set(['retreat', 'decline', 'call'])
/** What gives something up is asked twice where it cannot be taken back. */
export const isGrave = (choice: Choice): boolean => GRAVE.has(choice.verb)
/** What ends the turn: new cards are drawn. */
export const endsTurn = (choice: Choice, kind: string): boolean =>
  choice.verb === 'announce' || (choice.verb === 'done' && kind === 'end')

/** What dropping a card of the hand does: it is played on the area of its own kind, or face down among supports. */
export function dropped(choices: readonly Choice[], onto: Place, home: Place): Choice | null {
  const isHome = onto === home
  const fitting = choices.filter((choice) =>
    isHome ? ['play', 'replace'].includes(choice.verb) : onto === 'support' && choice.verb === 'bluff',
  )
  return fitting[0] ?? null
}
