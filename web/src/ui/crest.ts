// A coat of arms made from a name: two peoples, how the shield is divided, and an emblem. The same name gives the
// same arms everywhere; names that differ in one letter look different.

import { PEOPLES } from '../boards/city/art/emblems'

export interface Arms {
  /** Letters of the peoples whose colours the field and the other part bear. */
  field: string
  part: string
  /** The other part of the shield, on a box of 48 x 56. */
  division: string
  emblem: string
  line: string
  /** Small signs along the edge: so many. */
  beads: number
}

const LETTERS = Object.keys(PEOPLES)
const DIVISIONS = [
  'M24 0H48V56H24Z',
  'M0 28H48V56H0Z',
  'M0 0L48 56V0Z',
  'M0 56L24 26L48 56Z',
  'M0 0H48L24 24Z',
  'M16 0H32V56H16Z',
  'M0 20H48V36H0Z',
  'M0 0H24V28H48V56H24V28H0Z',
  'M0 0H14L48 40V56H34L0 16Z',
]

/** FNV-1a, then a step that mixes: the letters of short names must reach every bit. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name.normalize('NFC').toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function armsOf(name: string): Arms {
  let seed = seedOf(name)
  const draw = (most: number): number => {
    const drawn = seed % most
    seed = Math.floor(seed / most)
    return drawn
  }
  const first = draw(LETTERS.length)
  // Never a colour on itself.
  const second = (first + 1 + draw(LETTERS.length - 1)) % LETTERS.length
  const sign = PEOPLES[LETTERS[draw(LETTERS.length)]]
  return {
    field: LETTERS[first],
    part: LETTERS[second],
    division: DIVISIONS[draw(DIVISIONS.length)],
    emblem: sign.emblem,
    line: sign.line,
    beads: draw(4),
  }
}
