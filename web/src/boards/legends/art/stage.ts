// What a subject is told when it is painted.

import type { Motif } from './motif'
import type { Random } from './pen'

export interface Stage extends Motif {
  people: string
  number: number
  /** What fire and earth make of it. */
  tall: number
  broad: number
  /** How many cards a ship carries. */
  capacity: number
  any: Random
}
