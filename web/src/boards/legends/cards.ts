// What is printed on the cards: from the facts of the table, or from the card list of the server.

export interface CardFacts {
  id: string
  people: string
  number: number
  type: string
  fire: number | null
  earth: number | null
  icons: string[]
  moons: number | null
  set: string
  pair?: string
  family?: string
  subtype?: string
  capacity?: number
  tags?: string[]
  dragon?: string
  deck_size?: number
  moon_limit?: number
  text?: { kind: string; when: string }[]
  /** Cards of a user's file bring their words with them. */
  name?: string
  summary?: string
}

export type CardTable = Map<string, CardFacts>

export function readCards(facts: unknown, file?: unknown): CardTable {
  const table: CardTable = new Map()
  const cards = (facts as { cards?: unknown } | null)?.cards
  const all = Array.isArray(cards) ? cards : Object.values((cards ?? {}) as Record<string, unknown>)
  for (const card of all as CardFacts[]) table.set(card.id, card)
  for (const own of (file as { cards?: CardFacts[] } | null)?.cards ?? []) {
    const known = table.get(own.id)
    if (known) table.set(own.id, { ...known, name: own.name, summary: own.summary })
  }
  return table
}

/** What a card looks like as long as nothing is known of it. */
export const blank = (id: string): CardFacts => ({
  id,
  people: id.split('-')[0],
  number: 0,
  type: 'character',
  fire: null,
  earth: null,
  icons: [],
  moons: null,
  set: '',
})

/** The kind as a player calls it: ships are influence cards, mutants are characters. */
export const kindOf = (card: CardFacts): string => card.subtype ?? card.type

export type Place = 'combat' | 'support' | 'lead'
/** Where a card lies once it is played; leadership cards, ships and the like lie beside the leader. */
export const placeOf = ({ type }: CardFacts): Place =>
  type === 'support' ? 'support' : type === 'character' || type === 'booster' ? 'combat' : 'lead'
/** The decision at which it is played. */
export const playedAt = ({ type }: CardFacts): string =>
  type === 'character' ? 'character' : type === 'booster' || type === 'support' ? 'support' : 'leadership'

export const ICONS = [
  'shield_fire',
  'shield_earth',
  'stop',
  'retrieve',
  'free',
  'pair',
  'protected',
  'gang_cool',
  'gang_top',
  'gang_fun',
  'gang_no',
  'bluff_fire',
  'bluff_earth',
  'bluff_blank',
  'replace',
] as const
export const PEOPLES = ['vulca', 'hoax', 'mimix', 'flit', 'khind', 'terrah', 'pillar', 'aqua', 'buka'] as const
