// The Pillar: people of many segments, their caterpillars and butterflies.

import { curve, flame, leaf, line, oval, poly, put, rays, rimmed, star, type Layer, path } from './pen'
import { prop } from './props'
import type { Stage } from './stage'

/** The backs of those who crawl, from the head to the end, and where the hand is. */
const SPINES: Record<string, { points: number[]; hand: [number, number] }> = {
  rearing: { points: [62, 30, 58, 48, 60, 66, 54, 84, 34, 96], hand: [84, 58] },
  upright: { points: [60, 34, 60, 52, 60, 70, 61, 88, 62, 108], hand: [84, 66] },
  arched: { points: [82, 72, 72, 54, 56, 46, 40, 58, 30, 92], hand: [94, 84] },
  crawling: { points: [84, 66, 68, 78, 52, 74, 36, 82, 16, 84], hand: [92, 86] },
  coiled: { points: [62, 42, 74, 58, 64, 76, 42, 78, 36, 94, 62, 104, 88, 98], hand: [84, 72] },
  seated: { points: [56, 36, 58, 54, 58, 74, 66, 92, 88, 98], hand: [82, 64] },
  hanging: { points: [60, 86, 66, 68, 58, 50, 62, 30, 60, 6], hand: [82, 78] },
  hunching: { points: [82, 54, 66, 46, 50, 56, 46, 76, 50, 100], hand: [88, 74] },
  racing: { points: [90, 50, 72, 56, 54, 66, 34, 70, 10, 82], hand: [98, 66] },
  lounging: { points: [34, 60, 44, 78, 62, 88, 80, 86, 98, 92], hand: [56, 62] },
}

/** Faces and what is worn, around (0, 0) with a radius of 10. */
const LOOKS: Record<string, { back?: Layer[]; front: Layer[] }> = {
  wizardly: {
    front: [
      ['cloth', 'M-13 -5L12 -7L5 -13L0 -32L-6 -14Z'],
      ['trim', star(-1, -15, 3.4, 5, 0.45)],
      ['hair', 'M-6 4C-8 14 0 22 4 22C9 16 9 8 8 3C3 6 -2 6 -6 4Z'],
    ],
  },
  laurel: { front: [['leaf', [-80, -50, -20, 20, 50, 80].map((turn) => leaf(0, -6, 11, 3.4, turn)).join('')]] },
  colossal: {
    front: [
      ['metal', 'M-11 0C-12 -14 11 -15 11 -2L7 -2L6 -6L-6 -5L-7 0Z'],
      ['cloth', 'M-10 -8C-8 -22 10 -23 11 -9C4 -14 -4 -13 -10 -8Z'],
    ],
  },
  browed: {
    front: [
      ['ink', 'M-5 -6L2 -3L2 -1L-5 -4ZM4 -3L10 -7L10 -4L4 -1Z'],
      ['ink', line(0, 6, 6, 5), 1.4],
    ],
  },
  spectacled: {
    front: [
      ['trim', oval(-1, -1, 4.6), 1.4],
      ['trim', oval(7, -1, 4), 1.4],
      ['hair', 'M-9 -5C-8 -14 6 -15 9 -7C3 -10 -4 -9 -9 -5Z'],
    ],
  },
  goggleeyed: {
    back: [['accent', 'M-8 4L-30 0L-24 7L-32 12L-6 10Z']],
    front: [
      ['metal', oval(-1, -2, 5.4) + oval(7, -2, 5)],
      ['water', oval(-1, -2, 3.6) + oval(7, -2, 3.4)],
    ],
  },
  hooded: {
    back: [['cloth', 'M-14 12C-17 -8 -8 -17 2 -17C12 -16 15 -6 12 12Z']],
    front: [['ink', 'M-9 8C-10 -8 -4 -12 2 -12C-4 -8 -6 0 -4 8Z', 0, 0.5]],
  },
  gaping: {
    front: [
      ['ink', oval(4, 5, 4.4, 5)],
      ['light', 'M1 2H7L6 4H2Z'],
    ],
  },
  flyblown: {
    front: [
      ['ink', 'M-2 6Q3 2 8 6', 1.2],
      ['ink', oval(-16, -10, 1.4) + oval(14, -18, 1.4) + oval(2, -22, 1.4) + oval(20, -4, 1.4)],
      [
        'light',
        leaf(-16, -10, 4, 1.4, -40) + leaf(14, -18, 4, 1.4, 40) + leaf(2, -22, 4, 1.4, 0) + leaf(20, -4, 4, 1.4, 30),
      ],
    ],
  },
  shy: {
    front: [
      ['skin', 'M-6 2C-7 -6 4 -8 5 -2L4 6ZM4 -1C6 -7 13 -5 11 2L6 6Z'],
      ['ink', line(-4, 0, 3, 2) + line(6, 2, 10, 1), 0.7, 0.6],
    ],
  },
  rosy: {
    front: [
      ['accent', oval(-5, 4, 2.6, 1.8) + oval(9, 3, 2.2, 1.8)],
      ['ink', 'M-1 5Q3 9 7 5Z'],
      ['cloth', 'M-9 -6C-6 -14 8 -15 10 -7Z'],
    ],
  },
  flowered: {
    back: [['hair', 'M-8 -8C-16 2 -12 14 -14 22L-4 14Z']],
    front: [
      ['accent', [0, 72, 144, 216, 288].map((turn) => leaf(-5, -10, 8, 3.4, turn)).join('')],
      ['flare', oval(-5, -10, 2.4)],
      ['ink', line(-3, -4, 0, -5) + line(5, -5, 9, -4), 0.8],
    ],
  },
  masked: {
    front: [
      ['ink', 'M-10 -5L11 -6L11 0L4 1L2 -1L0 1L-10 1Z'],
      ['light', oval(-2, -2.4, 1.6) + oval(7, -2.6, 1.6)],
    ],
  },
  chrysalis: { back: [['trim', rays(0, 0, 10, 18, 12, 1.6)]], front: [['flare', star(1, -9, 4, 6, 0.45)]] },
  sleepy: {
    front: [
      ['skin', oval(-1, -1.6, 3.4, 3.2) + oval(7, -1.6, 3.2, 3.2)],
      ['ink', 'M-4 -1Q-1 2 2 -1M4 -1Q7 2 10 -1', 1],
      ['cloth', 'M-10 -4C-10 -16 8 -16 6 -20C16 -20 14 -10 10 -6Z'],
      ['light', oval(7, -21, 2.6)],
    ],
  },
  elder: {
    back: [['trim', oval(0, 0, 18), 1.6]],
    front: [
      [
        'hair',
        'M-8 3C-12 22 -2 36 4 40C10 30 13 16 10 3C5 7 -3 7 -8 3ZM-6 -5L2 -4L2 -2.400L-6 -3ZM4 -4L11 -5L11 -3L4 -2Z',
      ],
      ['cloth', 'M-10 -5C-10 -20 10 -21 11 -7Z'],
      ['trim', line(-10, -6, 11, -8), 2],
    ],
  },
}

function along(points: number[], t: number): [number, number] {
  const last = points.length / 2 - 1
  const at = Math.min(last - 0.001, t * last)
  const i = Math.floor(at)
  const f = at - i
  const s = f * f * (3 - 2 * f) * 0.25 + f * 0.75
  return [
    points[2 * i] + (points[2 * i + 2] - points[2 * i]) * s,
    points[2 * i + 1] + (points[2 * i + 3] - points[2 * i + 1]) * s,
  ]
}

function headOf(look: string, r: number): Layer[] {
  const { back = [], front } = LOOKS[look] ?? { front: [] }
  const feelers: Layer[] = [
    ['hair', 'M-4 -9C-6 -18 -10 -20 -14 -20M5 -9C7 -18 12 -20 16 -19', 1.6],
    ['accent', oval(-14, -20, 2.2) + oval(16, -19, 2.2)],
  ]
  const face: Layer[] = [
    ['skin', oval(0, 0, 11, 10.4)],
    ['light', oval(-1, -2, 3.2, 3.8) + oval(7, -2, 2.8, 3.6)],
    ['ink', oval(0, -1.6, 1.5, 2) + oval(7.6, -1.6, 1.4, 2)],
    ['ink', 'M0 5Q4 7.500 7 4.600', 1],
  ]
  return put([...feelers, ...back, ...face, ...front], 0, 0, r / 11)
}

/** Somebody of the Pillar, in a toga. */
export function pillar(stage: Stage): Layer[] {
  const name = stage.more.find((word) => word in SPINES) ?? 'upright'
  const look = stage.more.find((word) => word in LOOKS) ?? ''
  const { points, hand } = SPINES[name]
  const count = 7
  const girth = 11 + stage.broad * 1.3
  const segments: Layer[] = []
  for (let i = count; i >= 1; i--) {
    const [x, y] = along(points, i / count)
    const r = girth * (1.12 - Math.abs(i / count - 0.4) * 0.55)
    segments.push([
      'wood',
      line(x - r * 0.8, y + 3, x - r - 4, y + 8) + line(x + r * 0.8, y + 3, x + r + 4, y + 8),
      2.4,
    ])
    segments.push([i % 2 ? 'skin' : 'hair', oval(x, y, r, r * 0.86)])
  }
  const [ax, ay] = along(points, 0.28)
  const [bx, by] = along(points, 0.62)
  const toga: Layer[] = [
    [
      'cloth',
      curve(ax - girth, ay - 4, (ax + bx) / 2 - girth * 0.2, (ay + by) / 2, bx + girth * 0.8, by + 3),
      girth * 0.62,
    ],
    ['trim', curve(ax - girth, ay - 9, (ax + bx) / 2, (ay + by) / 2 - 6, bx + girth, by - 1), 1.6],
  ]
  const held = prop(stage.prop)
  const [sx, sy] = along(points, 0.2)
  const arm: Layer[] = [
    ['skin', curve(sx + girth * 0.5, sy + 4, (sx + hand[0]) / 2 + 6, (sy + hand[1]) / 2 + 6, hand[0], hand[1]), 4.6],
    ['skin', oval(hand[0], hand[1], 3.2)],
  ]
  const head = put(headOf(look, girth * 0.95), points[0], points[1])
  const all: Layer[] = [...segments, ...toga, ...put(held.layers, hand[0], hand[1], 0.78), ...arm, ...head]
  const size =
    stage.camera === 'bust'
      ? 1.9
      : stage.camera === 'near'
        ? 1.35
        : stage.camera === 'far'
          ? 0.62
          : stage.camera === 'giant'
            ? 1.22
            : 0.94
  const [cx, cy] = stage.camera === 'bust' || stage.camera === 'near' ? [points[0], points[1] - 42 / size] : [60, 104]
  const [ox, oy] = stage.camera === 'bust' || stage.camera === 'near' ? [60, 0] : [60, 104]
  return [['glow', oval(60, 54, 36, 42), 0, 0.3], ...rimmed(put(put(all, -cx, -cy), ox, oy, size, 0, stage.isLeft), 1)]
}

/** What the caterpillars are known for. */
const DIETS: Record<string, Layer[]> = {
  fireeater: [
    ['fire', flame(88, 92, 22, 56, 4) + flame(74, 98, 16, 40, -4)],
    ['flare', flame(86, 92, 11, 32, 2)],
  ],
  eroder: [
    ['stone', 'M70 125L74 74L86 68L105 72V125Z'],
    ['ink', oval(78, 86, 6, 8) + oval(94, 98, 5, 7), 0, 0.8],
    ['stone', oval(66, 104, 4) + oval(58, 108, 3)],
  ],
  tamer: [
    ['water', 'M105 125H50C66 118 60 92 80 78C96 70 100 86 92 90C88 84 80 92 84 102C88 112 96 112 105 108Z'],
    ['light', oval(76, 74, 2) + oval(98, 70, 2.6) + oval(88, 64, 1.6)],
  ],
  seeker: [
    ['glow', poly(86, -5, 98, -5, 105, 110, 50, 110), 0, 0.8],
    ['flare', rays(92, 16, 12, 30, 14, 1.6)],
    ['flare', oval(92, 16, 11)],
  ],
  setter: [
    ['glow', oval(82, 92, 34), 0, 0.6],
    ['light', oval(82, 96, 24)],
    ['far', oval(76, 88, 4) + oval(90, 98, 5) + oval(74, 104, 3), 0, 0.6],
  ],
}

export function caterpillar(stage: Stage): Layer[] {
  const name = stage.more.find((word) => word in SPINES) ?? 'crawling'
  const diet = stage.more.find((word) => word in DIETS) ?? 'seeker'
  const { points } = SPINES[name]
  const body: Layer[] = []
  for (let i = 9; i >= 0; i--) {
    const [x, y] = along(points, i / 9)
    const r = 12 - Math.abs(i - 3) * 0.7
    body.push(['wood', line(x - 3, y + r * 0.7, x - 5, y + r + 5) + line(x + 4, y + r * 0.7, x + 5, y + r + 5), 2])
    body.push([i % 2 ? 'cloth' : 'accent', oval(x, y, r)])
    body.push(['trim', leaf(x, y - r * 0.8, 10, 1.6, -14) + leaf(x, y - r * 0.8, 9, 1.4, 18)])
    if (i % 2) body.push(['flare', oval(x, y - 2, r * 0.3)])
  }
  const head = put(headOf('', 13), points[0], points[1])
  return [...rimmed(DIETS[diet], 0.8), ...rimmed(put([...body, ...head], 0, 2, 1, 0), 1)]
}

/** A butterfly at (0, 0), its wings `open` (1) or seen from the side (0.3). */
function wings(open: number, spots: number): Layer[] {
  const side = (s: number): Layer[] => [
    [
      'cloth',
      path`M0 -4C${10 * s * open} -40 ${46 * s * open} -46 ${48 * s * open} -26` +
        path`C${50 * s * open} -6 ${26 * s * open} 4 0 2Z`,
    ],
    [
      'accent',
      path`M0 2C${22 * s * open} 2 ${38 * s * open} 12 ${34 * s * open} 28` +
        `C${28 * s * open} 42 ${10 * s * open} 30 0 8Z`,
    ],
    [
      'flare',
      oval(34 * s * open, -25, 5 * open + 1, 6) +
        (spots > 1 ? oval(22 * s * open, -14, 3 * open + 1, 4) : '') +
        oval(24 * s * open, 22, 4 * open + 1, 5),
    ],
    ['ink', path`M0 -2L${40 * s * open} -34M0 0L${44 * s * open} -16M0 3L${28 * s * open} 28`, 0.8, 0.5],
  ]
  return [
    ...side(-1),
    ...side(1),
    ['ink', oval(0, 2, 3, 15)],
    ['ink', 'M-1 -12C-4 -24 -10 -26 -13 -26M1 -12C4 -24 10 -26 13 -26', 1.2],
  ]
}

export function butterfly(stage: Stage): Layer[] {
  const rider: Layer[] = stage.more.includes('ridden')
    ? [...put(headOf('goggleeyed', 9), 0, -14), ['trim', line(-8, 4, 8, 4), 2]]
    : []
  const swarm = stage.more.includes('swarm')
    ? [
        [24, 30, 0.3, 20],
        [90, 26, 0.34, -24],
        [88, 86, 0.36, 14],
        [30, 88, 0.3, -20],
        [44, 18, 0.22, 30],
      ].flatMap(([x, y, size, turn]) => put(wings(0.8, 1), x, y, size, turn))
    : []
  const open = stage.more.includes('sideways') ? 0.5 : 1
  const size = stage.camera === 'far' ? 0.55 : stage.camera === 'near' ? 1.15 : 0.86
  const lens: Layer[] = stage.more.includes('spying') ? [...put(prop('telescope').layers, 78, 60, 0.8, 60)] : []
  return [
    ['glow', oval(60, 54, 40), 0, 0.4],
    ...rimmed(
      [...swarm, ...put([...wings(open, stage.more.length), ...rider], 61, 54, size, stage.isLeft ? -18 : 16), ...lens],
      1,
    ),
  ]
}
