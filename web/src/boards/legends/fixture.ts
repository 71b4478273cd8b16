// Fixtures of Legends do not hold what lies in the box: all do with the same cards, and some of their own.

import { loadFile, type Fixture } from '../fixture'
import type { CardFacts } from './cards'

export async function boxOf(fixture?: Fixture): Promise<{ cards: CardFacts[] }> {
  const box = (await loadFile('legends-cards')) as { cards: CardFacts[] }
  const own = (fixture as { cards?: CardFacts[] } | undefined)?.cards ?? []
  return { cards: [...box.cards, ...own] }
}
