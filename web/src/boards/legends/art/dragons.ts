// The Holy Dragon, charmed, tempted, impressed: four ways to see it, and who stands before it.

import { blob, flame, leaf, limb, line, oval, poly, put, rays, rimmed, star, type Layer, path } from './pen'
import type { Stage } from './stage'

const head: Layer[] = [
  ['bone', 'M-10 -8C-22 -14 -28 -26 -22 -36C-20 -24 -8 -20 -2 -12ZM2 -10C-4 -20 -4 -32 6 -40C4 -28 12 -20 12 -12Z'],
  ['accent', 'M-16 4C-14 -12 4 -18 20 -10L42 0C46 4 44 9 38 10L14 12C4 18 -14 18 -16 4Z'],
  ['cloth', 'M14 12L38 10C32 18 18 22 2 18Z'],
  ['light', 'M6 -5L15 -3L7 1Z'],
  ['ink', oval(10, -2.6, 1.4) + oval(38, 2.6, 1.6)],
  ['bone', poly(20, 11, 22, 16, 25, 11) + poly(29, 10.6, 31, 15, 34, 10.4)],
]
const wing = (d: number): Layer[] => [
  [
    'cloth',
    path`M0 0L${6 * d} -44L${40 * d} -56Q${34 * d} -40 ${42 * d} -28` +
      path`Q${30 * d} -26 ${34 * d} -8Q${22 * d} -12 ${20 * d} 4Q${10 * d} -2 0 8Z`,
  ],
  [
    'trim',
    line(0, 0, 6 * d, -44, 40 * d, -56) +
      line(6 * d, -44, 42 * d, -28) +
      line(6 * d, -44, 34 * d, -8) +
      line(6 * d, -44, 20 * d, 4),
    1.3,
  ],
]

const VIEWS: Record<string, () => Layer[]> = {
  looming: () => [
    ['accent', limb([40, 125, 34, 90, 52, 66, 44, 46], [22, 20, 15, 10])],
    ['bone', [58, 70, 82, 94, 106].map((y, i) => poly(32 - i * 2, y, 22 - i * 2, y - 6, 36 - i * 2, y - 8)).join('')],
    ['trim', 'M46 56C56 74 46 90 54 116L66 116C60 90 66 72 54 54Z', 0, 0.9],
    ...put(head, 52, 40, 1.12),
  ],
  flying: () => [
    ...put(wing(-1), 52, 52, 0.9),
    ...put(wing(1), 62, 52, 0.86),
    ['accent', limb([60, 48, 56, 62, 64, 80, 50, 94, 62, 106], [9, 10, 7, 4, 1])],
    ['trim', limb([60, 50, 57, 62, 63, 78], [4, 5, 3])],
    ['accent', leaf(62, 104, 12, 5, 120)],
    ...put(head, 60, 38, 0.66),
  ],
  coiled: () => [
    [
      'accent',
      limb([88, 108, 40, 110, 18, 92, 44, 80, 84, 84, 92, 66, 62, 56, 46, 40], [4, 11, 12, 12, 12, 11, 10, 8]),
    ],
    [
      'bone',
      [
        [30, 84],
        [48, 70],
        [66, 72],
        [84, 72],
        [92, 58],
        [74, 50],
      ]
        .map(([x, y]) => poly(x - 5, y + 3, x, y - 7, x + 5, y + 3))
        .join(''),
    ],
    [
      'trim',
      [
        [34, 100],
        [48, 102],
        [62, 104],
        [76, 104],
      ]
        .map(([x, y]) => line(x, y - 6, x + 3, y + 6))
        .join(''),
      1.2,
    ],
    ...put(head, 48, 34, 0.86),
  ],
  bowing: () => [
    ...put(wing(1), 30, 60, 0.86),
    ['accent', limb([-6, 70, 22, 60, 48, 46, 66, 56, 70, 78], [22, 18, 12, 9, 8])],
    [
      'bone',
      [
        [10, 44],
        [24, 40],
        [38, 34],
        [52, 32],
      ]
        .map(([x, y]) => poly(x - 5, y + 10, x + 1, y, x + 6, y + 9))
        .join(''),
    ],
    ...put(head, 68, 82, 0.92, 22),
  ],
  face: () => [
    ['bone', 'M34 34C14 26 10 8 20 -4C22 14 36 16 44 26ZM80 34C102 26 106 8 96 -4C94 14 80 16 72 26Z'],
    ['accent', blob(57, 12, 80, 30, 84, 54, 72, 84, 62, 106, 52, 106, 42, 84, 30, 54, 34, 30)],
    ['cloth', blob(57, 60, 68, 76, 66, 98, 57, 106, 48, 98, 46, 76)],
    ['flare', poly(38, 46, 52, 54, 41, 56) + poly(76, 46, 62, 54, 73, 56)],
    ['ink', oval(46, 52.6, 1.8, 3) + oval(68, 52.6, 1.8, 3) + oval(52, 94, 2, 3) + oval(62, 94, 2, 3)],
    ['trim', poly(57, 14, 62, 34, 57, 54, 52, 34)],
  ],
}

/** Before the dragon: what it is offered. */
const OFFERS: Record<string, Layer[]> = {
  heart: [
    ['fire', flame(88, 104, 16, 40)],
    ['flare', flame(88, 104, 8, 24)],
  ],
  mind: [
    ['light', oval(86, 84, 16), 1.4],
    ['light', oval(86, 84, 10), 1.2],
    ['flare', star(86, 84, 7, 8, 0.45)],
  ],
  mirror: [
    ['trim', oval(84, 80, 12, 15)],
    ['water', oval(84, 80, 9, 12)],
    ['light', line(79, 76, 86, 68), 2],
  ],
  feast: [
    ['wood', 'M66 100H105V106H66Z'],
    ['accent', oval(76, 94, 6) + oval(88, 92, 8) + oval(99, 95, 5)],
    ['leaf', leaf(88, 84, 8, 3, 30)],
  ],
  mountain: [
    ['stone', poly(66, 125, 84, 74, 92, 84, 105, 66, 110, 125)],
    ['light', poly(84, 74, 88, 82, 80, 84)],
  ],
  song: [['light', 'M78 92C84 86 90 96 98 88M80 80C86 74 92 84 100 76M76 104C84 98 92 108 102 100', 1.6]],
}

export function dragon(stage: Stage): Layer[] {
  const view = stage.more.find((word) => word in VIEWS) ?? 'looming'
  const offer = stage.more.find((word) => word in OFFERS)
  const light: Layer[] = [
    ['glow', rays(58, 48, 20, 74, 18, 5), 0, 0.4],
    ['glow', oval(58, 48, 40), 0, 0.5],
  ]
  return [...light, ...rimmed(put(VIEWS[view](), 2, 0), 1.1), ...(offer ? rimmed(OFFERS[offer], 0.8) : [])]
}
