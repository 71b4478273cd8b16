// What is shown of an event of Drakon when a turn is played back.

import type { Told } from '../../i18n/narrate'
import type { Motion } from '../kit'

const chamber = (cell: unknown): string => `.maze [data-cell="${String(cell)}"]`

export function motion(told: Told): Motion | null {
  const hand = `.player[data-seat="${String(told.seat)}"]`
  switch (told.event) {
    case 'hero_moved':
    case 'drakon_moved':
    case 'chamber_floated':
      return { from: chamber(told.from), to: chamber(told.to) }
    case 'chamber_placed':
    case 'chamber_shifted':
      return { from: hand, to: chamber(told.cell) }
    case 'chamber_destroyed':
    case 'chamber_rotated':
    case 'drakon_entered':
    case 'hero_hit':
      return { to: chamber(told.cell) }
    default:
      return null
  }
}
