// What is shown of an event of City when a turn is played back.

import type { Told } from '../../i18n/narrate'
import type { Motion } from '../kit'

const plot = (cell: unknown): string => `[data-cell="${String(cell)}"]`
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : [])

export function motion(told: Told): Motion | null {
  const hand = `[data-count="cards-${String(told.seat)}"]`
  const things = listOf(told.event === 'contribution_made' ? told.cards : told.card)
  switch (told.event) {
    case 'figure_walked':
    case 'figure_went':
    case 'figure_flew':
      return { from: plot(told.from), to: plot(told.to), hand, things }
    case 'dragon_moved':
      return { from: told.from === 'outside' ? undefined : plot(told.from), to: plot(told.to), hand, things }
    case 'steps_gained':
      return { to: `[data-piece="figure-${String(told.seat)}"]`, hand, things }
    case 'contribution_made':
      return { to: plot(told.cell), hand, things }
    case 'building_completed':
    case 'reward_gained':
      return { to: plot(told.cell) }
    case 'offering_made':
      return { to: '.obelisk-tall, .obelisk-lying', hand, things }
    case 'card_discarded':
      return { to: hand, things }
    default:
      return null
  }
}
