// The legal actions, grouped by the card one clicks first. Texts the server sent are sorted, never judged.

export interface Choice {
  text: string
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

export function readChoice(text: string): Choice {
  const [verb, ...rest] = text.split(' ')
  const plain: Choice = { text, verb, card: null, target: null, about: rest.join(' ') }
  if (verb === 'load' && rest[1] === 'on') return { text, verb, card: rest[0], target: rest[2], about: '' }
  // The text of the first card works on the second one: that is the one to click.
  if (verb === 'target' && rest.length === 2) return { text, verb, card: rest[1], target: null, about: rest[0] }
  if (verb === 'play' && rest[1] === 'keep') return { text, verb: 'play-keep', card: rest[0], target: null, about: '' }
  if (rest.length === 1 && CARD_VERBS.has(verb) && CARD.test(rest[0]))
    return { text, verb, card: rest[0], target: null, about: '' }
  return plain
}

export interface Targets {
  /** By the card that is clicked, everything that can be done with it. */
  cards: Map<string, Choice[]>
  /** With a card chosen: what can be clicked next. */
  next: Map<string, Choice>
  /** What the buttons say: first what the chosen card can do, then what needs no card. */
  own: Choice[]
  buttons: Choice[]
}

export function targetsOf(legal: string[], selection: Selection): Targets {
  const cards = new Map<string, Choice[]>()
  const buttons: Choice[] = []
  for (const text of legal) {
    const choice = readChoice(text)
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
  hand: string[]
  /** The own cards on the table. */
  areas: string[]
  ships: string[]
}

const PICKING = new Set(['pick', 'decline', 'mulligan', 'deck'])
const INSTEAD: Record<string, string> = { retreat: 'continue', decline: 'start' }

/** What to ask the server for to learn why it is not offered: about a card, else about what the buttons lack. */
export function probe({ card, kind, asking, legal, hand, areas, ships }: Looked): string | null {
  if (card === null) {
    const missing = ['character', 'support'].includes(kind)
      ? 'done'
      : kind === 'engagement'
        ? INSTEAD[legal.find((text) => text in INSTEAD) ?? '']
        : null
    return missing && !legal.includes(missing) ? missing : null
  }
  if (card.startsWith('bluff#') || card === '?') return null
  if (PICKING.has(kind)) return `pick ${card}`
  if (kind === 'target' && asking) return `target ${asking} ${card}`
  if (hand.includes(card)) return `${kind === 'respond' ? 'interfere' : 'play'} ${card}`
  if (ships.includes(card)) return `land ${card}`
  return areas.includes(card) ? `${kind === 'begin' ? 'retrieve' : 'use'} ${card}` : null
}

const GRAVE = new Set(['retreat', 'decline', 'call'])
/** What ends a fight or cannot be taken back is asked twice. */
export const isGrave = (choice: Choice): boolean => GRAVE.has(choice.verb)
/** What ends the turn: new cards are drawn, so it cannot be taken back either. */
export const endsTurn = (choice: Choice, kind: string): boolean =>
  choice.verb === 'announce' || (choice.verb === 'done' && kind === 'end')
