// Floors of chambers, 100 x 100: flagstones and pools of torchlight that differ from place to place, and an inlay for
// what a chamber means: a disc for gain, spikes for danger, a diamond for ways, a square for work on the maze.

import type { Meaning } from '../meaning'

export const FLAGS = [
  'M11 37H36V11M36 24H64M64 11V30H89M11 63H30V89M30 74H70M70 89V60H89M36 37V50M64 30V50',
  'M11 30H89M11 50H89M11 70H89M30 11V30M62 11V30M46 30V50M78 30V50M26 50V70M58 50V70M40 70V89M72 70V89',
  'M11 11L50 50L89 11M11 89L50 50L89 89M11 50H89M50 11V89',
  'M28 11V40H11M28 40H58V11M58 28H89M72 28V58H89M72 58H42V89M42 72H11M28 40V72M72 58V89',
  'M11 24L30 30L26 52L11 56M30 30L52 22L60 11M52 22L72 34L89 28M72 34L70 58L89 66M26 52L46 62L44 89M46 62L70 58' +
    'M70 58L74 89M26 52L20 74L11 78',
]

export const POOLS = [
  'M11 11H62C60 40 40 60 11 62Z',
  'M89 11V62C60 60 40 40 38 11Z',
  'M11 30C34 34 52 52 56 89H11Z',
  'M89 34V89H40C44 60 64 40 89 34Z',
  'M24 11H76C78 24 66 36 50 36S22 24 24 11Z',
  'M50 89H11V46C30 48 46 64 50 89Z',
  '',
]

export const INLAYS: Record<Meaning, string> = {
  gain: 'M50 24A26 26 0 1 1 49.900 24Z',
  harm:
    'M50 19L57 27L67 22L69 33L80 33L77 43L86 50L77 57L80 67L69 67L67 78L57 73L50 81L43 73L33 78L31 67L20 67' +
    'L23 57L14 50L23 43L20 33L31 33L33 22L43 27Z',
  way: 'M50 15L85 50L50 85L15 50Z',
  work: 'M29 24H71L76 29V71L71 76H29L24 71V29Z',
  rest: 'M50 25A25 25 0 1 1 49.900 25Z',
}

/** The same place looks the same every time. */
export function variant(place: string): number {
  let sum = 7
  for (const letter of place) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}
