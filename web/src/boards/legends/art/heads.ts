// Heads, drawn around (0, 0) with a radius of 8, looking right: the face of a people, and what is worn on it.

import { CAPS } from './caps'
import { HATS, type Gear } from './hats'
import { line, oval, type Layer } from './pen'

interface Head {
  back: Layer[]
  front: Layer[]
}

const EYES: Layer = ['ink', oval(-0.5, -1, 1) + oval(4.4, -1, 1)]
const WIDE_EYES: Layer[] = [
  ['light', oval(-1, -1, 2.2, 2.6) + oval(4.6, -1, 2, 2.6)],
  ['ink', oval(-0.4, -0.8, 1.1, 1.5) + oval(5, -0.8, 1.1, 1.5)],
]

/** The bare face of each people. */
const FACES: Record<string, Layer[]> = {
  hoax: [
    ['skin', 'M-7 -2C-7 -8 -3 -9 1 -9C6 -9 8 -5 7.500 -1L10.500 3.500L7 4.500C6 8 3 9.500 0 9.500C-5 9 -7 4 -7 -2Z'],
    EYES,
    ['hair', 'M-2.500 -3.400L1.500 -2.600L1.200 -1.800L-2.500 -2.200ZM3 -2.600L7 -3.600L7 -2.200L3 -1.800Z'],
  ],
  vulca: [
    ['skin', 'M-7 -5L0 -9L7 -5L7.500 2L4 8L0 11L-4 8L-7 2Z'],
    ['flare', 'M-4.500 -2L-.500 .500L-4 1.200ZM6 -2L2.500 .500L5.500 1.200Z'],
    ['flare', line(-2, 5.5, 1, 4.5, 4, 5.5), 0.8],
    ['ink', line(1, 1, 2, 3), 0.6],
  ],
  terrah: [
    ['skin', 'M-8 -5L-4 -10L5 -9L8.500 -3L8 5L4 9L-5 8.500L-8.500 4Z'],
    ['ink', 'M-6 -3L8 -4L8 0L-6 1Z'],
    ['flare', oval(-1.5, -1, 1.1) + oval(4.6, -1.5, 1.1)],
    ['ink', line(-2, 5, 5, 4.5), 1, 0.7],
  ],
  aqua: [
    ['skin', 'M-7 -3C-6 -9 5 -10 7 -3C8 3 4 9 1 10C-4 9 -7.500 3 -7 -3Z'],
    [
      'ink',
      'M-3 -1.500C-1.500 -3.500 1 -2.500 .500 0C-1 1 -2.500 .500 -3 -1.500Z' +
        'M3 -1C4 -3 6.500 -2.500 6 0C5 1 3.500 .500 3 -1Z',
    ],
    ['light', oval(-1.2, -1.6, 0.6) + oval(4.6, -1.6, 0.6)],
    ['trim', 'M-8 0q-4 1 -5 -3q4 0 5.500 1Z'],
    ['ink', line(1, 5.5, 4, 5), 0.6, 0.7],
  ],
  khind: [
    ['skin', oval(0, 0, 8, 7.6)],
    ...WIDE_EYES,
    ['ink', 'M-1 3.800Q2.500 6.500 5 3.400', 0.7],
    ['cloth', oval(-4, 2.5, 1.5, 1) + oval(7, 2.3, 1, 1), 0, 0.45],
  ],
  mimix: [
    ['skin', 'M-6.500 -3C-6 -9 5 -10 6.500 -3C7.500 3 4 9 1.500 10C-3 9 -7 3 -6.500 -3Z'],
    EYES,
    ['trim', line(-4.5, 2, -1, 2.6) + line(3.5, 2.6, 6, 2), 1],
    ['ink', line(0.5, 5.6, 3.5, 5.4), 0.7, 0.7],
  ],
  buka: [
    ['skin', 'M-7 -3C-7 -9 5 -10 7 -4L7.500 -1L9 2L7 3C7 7 4 9.500 0 9C-5 8.500 -7 3 -7 -3Z'],
    EYES,
    ['ink', line(2, 5.4, 6, 5), 0.7, 0.8],
  ],
  mutant: [
    ['skin', 'M-8 -4L-2 -9L6 -8L8 0L6 4L9 6L2 10L-5 8L-8 3Z'],
    ['light', oval(1, -1.5, 3.4, 2.6)],
    ['ink', oval(2, -1.5, 1, 2.2)],
    ['bone', 'M0 6L1 8.500L2.500 6.200L4 8.500L5 6Z'],
  ],
  other: [['skin', oval(0, 0, 7, 8.6)], EYES],
}

const GEAR: Record<string, Gear> = { ...HATS, ...CAPS }

export const HEADS = Object.keys(GEAR)

export function headgear(people: string, name: string, isBehind: boolean): Head {
  const face = FACES[people] ?? FACES.other
  const gear = GEAR[name] ?? {}
  const front = gear.front ?? []
  if (isBehind) return { back: [], front: [['hair', oval(0, 0, 8, 8.6)], ...(gear.back ?? []), ...front] }
  return { back: gear.back ?? [], front: [...face, ...front] }
}
