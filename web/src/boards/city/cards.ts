// What a card shows about its power: a sign and a line of words. Whether it may be used is the server's business.

import type { Facts } from '../../i18n/words.svelte'

export const DRAGON_OF: Record<string, string> = { k: 'fire', r: 'earth', b: 'water' }

/** The sign of a power, or nothing where a card has none. */
export function powerSign(kind: string): string | null {
  const value = kind[1]
  switch (kind[0]) {
    case 'k':
    case 'r':
    case 'b':
      return value === '3' ? null : 'dragon'
    case 'e':
      return value === '1' ? 'wing' : value === '2' ? 'step' : null
    case 'g':
      return 'joker'
    case 'n':
      return value === '3' ? null : 'pair'
    case 'w':
      return value === '3' ? null : 'recolour'
    case 'y':
      return value === '3' ? null : 'offer'
    default:
      return null
  }
}

/** The message that explains a power. */
export function powerWords(kind: string, dragonName: (id: string) => string): { id: string; facts?: Facts } {
  const sign = powerSign(kind)
  if (sign === null) return { id: 'web-city-power-none' }
  if (sign === 'dragon')
    return {
      id: kind[1] === '1' ? 'web-city-power-dragon-any' : 'web-city-power-dragon-steps',
      facts: { dragon: dragonName(DRAGON_OF[kind[0]]) },
    }
  if (sign === 'recolour' || sign === 'offer') return { id: `web-city-power-${sign}-${kind[1]}` }
  return { id: `web-city-power-${sign}` }
}
