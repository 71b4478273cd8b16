// What is shown of an event of Legends when a turn is played back.

import type { Told } from '../../i18n/narrate'
import type { Motion } from '../kit'

/** Where a card lies on the table. */
const spot = (card: unknown): string => `[data-spot="${String(card)}"]`

const PLAYED = ['card_played', 'interfered', 'card_loaded', 'card_shown', 'text_used', 'card_discarded', 'ship_landed']

export function motion(told: Told): Motion | null {
  if (!PLAYED.includes(told.event) || typeof told.card !== 'string') return null
  return { to: spot(told.card), things: [told.card] }
}
