// Decks as the server knows them, and how the builder sorts and counts cards. What is legal is the server's to say.

import { kindOf, type CardFacts, type CardTable } from './cards'

export interface DeckData {
  kind: 'preset' | 'built' | 'drafted'
  title?: string
  preset?: string
  leader?: string
  family?: string
  emissary?: string
  inquisitor?: string
  cards?: string[]
  pool?: string[]
}
export interface KeptDeck {
  id: string
  title: string
  deck: DeckData
  changed: number
}
export interface DeckProblem {
  reason: string
  rule: string
  facts: Record<string, unknown>
}
export interface DeckReport {
  problems: DeckProblem[]
  size: number
  size_limit: number | null
  moons: number
  moon_limit: number | null
}
export interface LegendsBox {
  cards: CardFacts[]
  modules: CardFacts[]
  presets: Record<string, string[]>
  families: Record<string, string[]>
}

export interface Filter {
  people: string
  kind: string
  element: '' | 'fire' | 'earth' | 'even'
  moons: string
  icon: string
  text: string
  isIn: boolean
}
export const EVERYTHING: Filter = { people: '', kind: '', element: '', moons: '', icon: '', text: '', isIn: false }

/** Cards that lie in the leadership area from the start are chosen apart, not put into a deck. */
export const isFixed = (card: CardFacts): boolean => ['leader', 'emissary', 'inquisitor'].includes(card.type)

export function fits(
  card: CardFacts,
  filter: Filter,
  words: (card: CardFacts) => string,
  inDeck: ReadonlySet<string>,
): boolean {
  if (isFixed(card)) return false
  if (filter.people && card.people !== filter.people) return false
  if (filter.kind && kindOf(card) !== filter.kind) return false
  const [fire, earth] = [card.fire ?? 0, card.earth ?? 0]
  if (filter.element && card.fire === null && card.earth === null) return false
  if (filter.element === 'fire' && fire <= earth) return false
  if (filter.element === 'earth' && earth <= fire) return false
  if (filter.element === 'even' && fire !== earth) return false
  if (filter.moons && (card.moons ?? 0) !== Number(filter.moons)) return false
  if (
    filter.icon === 'text'
      ? !card.text?.length
      : filter.icon === 'none'
        ? card.icons.length
        : filter.icon && !card.icons.includes(filter.icon)
  )
    return false
  if (filter.isIn && !inDeck.has(card.id)) return false
  const wanted = filter.text.trim().toLocaleLowerCase()
  return !wanted || words(card).toLocaleLowerCase().includes(wanted) || card.id.includes(wanted)
}

const HIGHEST = 8

/** How many cards show each value: `fire[3]` counts those with fire 3. */
export function curve(ids: string[], table: CardTable): { fire: number[]; earth: number[] } {
  const fire = Array<number>(HIGHEST + 1).fill(0)
  const earth = Array<number>(HIGHEST + 1).fill(0)
  for (const id of ids) {
    const card = table.get(id)
    if (card && card.fire !== null) fire[Math.min(HIGHEST, card.fire)]++
    if (card && card.earth !== null) earth[Math.min(HIGHEST, card.earth)]++
  }
  return { fire, earth }
}

const ORDER = [
  'character',
  'booster',
  'support',
  'leadership',
  'ship',
  'hyla',
  'influence',
  'achievement',
  'interference',
]

/** The cards of a deck by kind, in the order of a turn. */
export function byKind(ids: string[], table: CardTable): { kind: string; cards: CardFacts[] }[] {
  const found = new Map<string, CardFacts[]>()
  for (const id of ids) {
    const card = table.get(id)
    if (card) found.set(kindOf(card), [...(found.get(kindOf(card)) ?? []), card])
  }
  return [...found]
    .map(([kind, cards]) => ({ kind, cards }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** People by people in printed order, as deck files are written. */
export const sorted = (ids: string[], table: CardTable): string[] => [...table.keys()].filter((id) => ids.includes(id))

/** The deck to show for a kept or preset one: its people, and who leads it. */
export function faceOf(deck: DeckData): string {
  return deck.leader ?? (deck.preset ? `${deck.preset}-00` : (deck.cards?.[0] ?? ''))
}
