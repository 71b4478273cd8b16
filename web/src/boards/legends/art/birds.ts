// The Flit: birds on the wing, on a perch, or on their own two feet.

import { blob, flame, leaf, line, oval, poly, put, rimmed, star, type Layer, path } from './pen'
import type { Stage } from './stage'

/** How big the head, the beak, the tail and the belly are, and what grows on the head. */
const SPECIES: Record<string, { head: number; beak: number; tail: number; belly: number }> = {
  falcon: { head: 9, beak: 6, tail: 24, belly: 13 },
  crow: { head: 9, beak: 11, tail: 22, belly: 13 },
  hawk: { head: 9, beak: 7, tail: 26, belly: 15 },
  magpie: { head: 8.5, beak: 9, tail: 42, belly: 12 },
  songbird: { head: 11, beak: 5, tail: 16, belly: 16 },
  pecker: { head: 9, beak: 18, tail: 20, belly: 12 },
  hummer: { head: 7.5, beak: 22, tail: 16, belly: 10 },
  chick: { head: 14, beak: 5, tail: 6, belly: 17 },
  lyre: { head: 8, beak: 7, tail: 40, belly: 13 },
  phoenix: { head: 9, beak: 8, tail: 40, belly: 14 },
}

/** Caps, goggles, crests: around the head at (0, 0) with a radius of 9, the beak to the right. */
const CAPS: Record<string, Layer[]> = {
  goggled: [
    ['wood', 'M-9 -1C-9 -12 8 -12 9 -3Z'],
    ['metal', oval(2, -2, 5.4)],
    ['water', oval(2, -2, 3.6)],
    ['wood', line(-9, -2, -3, -2), 2],
  ],
  peaked: [
    ['cloth', 'M-10 -4C-10 -15 8 -16 10 -6Z'],
    ['ink', 'M-2 -5L15 -8C14 -4 6 -3 -2 -5Z'],
    ['trim', star(1, -10, 3, 5, 0.45)],
  ],
  tufted: [['trim', leaf(-3, -7, 16, 3, -46) + leaf(0, -8, 18, 3, -20) + leaf(3, -8, 14, 3, 6)]],
  scarfed: [['accent', 'M-9 6L8 8L6 13L-8 12ZM-8 10L-26 6L-22 13L-28 18L-8 14Z']],
  crowned: [['trim', 'M-7 -6L-10 -17L-3 -11L1 -19L5 -11L11 -16L8 -6Z']],
  burning: [
    ['fire', flame(-4, -4, 10, 24, -8) + flame(2, -6, 9, 26, -2)],
    ['flare', flame(-1, -5, 5, 14, -4)],
  ],
  whistling: [['trim', 'M14 4H26V9H20C20 14 12 14 12 8Z']],
  plain: [],
}

function headOf(stage: Stage, species: string): Layer[] {
  const { head, beak } = SPECIES[species]
  const cap = Object.keys(CAPS).find((name) => stage.more.includes(name)) ?? 'plain'
  const isOpen = stage.more.includes('singing')
  const bill: Layer[] = isOpen
    ? [
        [
          'trim',
          poly(head * 0.7, -5, head + beak, -9, head * 0.8, 0) +
            poly(head * 0.7, 1, head + beak * 0.8, 6, head * 0.5, 5),
        ],
      ]
    : [
        [
          'trim',
          path`M${head * 0.7} -5` +
            path`C${head + beak * 0.5} -5 ${head + beak} 0 ${head + beak} ${beak > 12 ? 1 : 5}` +
            path`L${head * 0.6} 4Z`,
        ],
      ]
  const eye: Layer[] = stage.more.includes('mad')
    ? [
        ['light', oval(2, -3, 5)],
        ['ink', oval(3, -3, 1.4)],
        ['ink', oval(2, -3, 3.2), 0.7],
      ]
    : [
        ['light', oval(2.6, -2.4, 3)],
        ['ink', oval(3.2, -2.4, 1.8)],
      ]
  return [
    ...bill,
    ['hair', oval(0, 0, head)],
    ['cloth', path`M${-head} 0A${head} ${head} 0 0 1 ${head * 0.7} ${-head * 0.7}C0 -3 -2 2 -${head} 0Z`],
    ...eye,
    ...put(CAPS[cap], 0, 0, head / 9),
  ]
}

const wing = (length: number, from: number, step: number, count = 6): string =>
  Array.from({ length: count }, (_, i) => leaf(0, 0, length * (1 - i * 0.09), length * 0.13, from + i * step)).join('')

/** Body with the breast at (0, 0), looking right; the poses turn it and spread the wings. */
const POSTURES: Record<string, (stage: Stage, species: string) => Layer[]> = {
  soaring(stage, species) {
    const { belly, tail } = SPECIES[species]
    return [
      ...put(
        [
          ['cloth', wing(58, 282, 9)],
          ['trim', wing(34, 284, 9, 5)],
        ],
        -3,
        -2,
      ),
      ['cloth', [170, 180, 190].map((turn) => leaf(0, belly, tail, 6, turn)).join('')],
      ...put(
        [
          ['cloth', wing(58, 78, -9)],
          ['trim', wing(34, 76, -9, 5)],
        ],
        3,
        -2,
      ),
      [
        'hair',
        blob(0, -belly, belly * 0.8, -2, belly * 0.6, belly, 0, belly * 1.5, -belly * 0.6, belly, -belly * 0.8, -2),
      ],
      ['cloth', [0, 6, 12].map((y) => path`M-5 ${y}q2.500 4 5 0q2.500 4 5 0`).join(''), 1, 0.6],
      ...put(headOf(stage, species), 3, -belly - 4),
    ]
  },
  diving(stage, species) {
    const { belly, tail } = SPECIES[species]
    return put(
      [
        ...put([['cloth', wing(50, 200, 7)]], -6, 2),
        ['cloth', [172, 182, 192].map((turn) => leaf(-1, belly, tail + 6, 5, turn)).join('')],
        [
          'hair',
          blob(
            0,
            -belly,
            belly * 0.7,
            0,
            belly * 0.4,
            belly * 1.2,
            0,
            belly * 1.7,
            -belly * 0.5,
            belly,
            -belly * 0.7,
            0,
          ),
        ],
        ...put(
          [
            ['cloth', wing(54, 168, 7)],
            ['trim', wing(30, 168, 7, 4)],
          ],
          5,
          0,
        ),
        ...put(headOf(stage, species), 0, -belly - 3, 1, -70),
      ],
      0,
      0,
      1,
      148,
    )
  },
  flapping(stage, species) {
    const { belly, tail } = SPECIES[species]
    return [
      ...put([['cloth', wing(46, 330, -12)]], -4, -4),
      ['cloth', [236, 246, 256].map((turn) => leaf(-belly * 0.7, 6, tail, 5, turn)).join('')],
      [
        'hair',
        blob(
          belly,
          -4,
          belly * 0.6,
          belly * 0.7,
          -belly * 0.4,
          belly * 0.8,
          -belly * 1.2,
          6,
          -belly * 0.6,
          -belly * 0.5,
          belly * 0.4,
          -belly * 0.8,
        ),
      ],
      ...put(
        [
          ['cloth', wing(52, 350, -13)],
          ['trim', wing(30, 346, -13, 5)],
        ],
        2,
        -2,
      ),
      ...put(headOf(stage, species), belly + 2, -9),
    ]
  },
  perched(stage, species) {
    const { belly, tail } = SPECIES[species]
    return [
      ['cloth', [196, 206, 214].map((turn) => leaf(-4, belly, tail, 5, turn)).join('')],
      ['trim', line(-3, belly * 1.5, -3, belly * 1.5 + 8) + line(5, belly * 1.5, 5, belly * 1.5 + 8), 2],
      [
        'hair',
        blob(
          2,
          -belly * 1.1,
          belly,
          0,
          belly * 0.7,
          belly * 1.3,
          -2,
          belly * 1.7,
          -belly * 0.8,
          belly,
          -belly * 0.7,
          -4,
        ),
      ],
      [
        'cloth',
        leaf(-4, -belly * 0.7, belly * 2.7, belly * 0.8, 200) + leaf(-2, -belly * 0.6, belly * 2.2, belly * 0.7, 192),
      ],
      ['rim', line(-6, 0, -10, belly * 1.2) + line(-3, 2, -6, belly * 1.2), 0.8, 0.5],
      ...put(headOf(stage, species), 5, -belly - 5),
    ]
  },
  strutting(stage, species) {
    const { belly, tail } = SPECIES[species]
    return [
      ['cloth', [250, 262, 274].map((turn) => leaf(-belly * 0.6, belly * 0.5, tail, 6, turn)).join('')],
      ['trim', line(-4, belly, -8, belly + 20, -3, belly + 21) + line(6, belly, 12, belly + 19, 18, belly + 20), 2.6],
      [
        'hair',
        blob(
          4,
          -belly * 1.2,
          belly * 1.1,
          -2,
          belly * 0.8,
          belly,
          -2,
          belly * 1.3,
          -belly,
          belly * 0.7,
          -belly * 0.6,
          -6,
        ),
      ],
      ...put([['cloth', wing(28, 210, 12, 4)]], -5, -6),
      ...put(
        [
          ['cloth', wing(30, 118, -12, 4)],
          ['trim', wing(18, 116, -12, 3)],
        ],
        7,
        -5,
      ),
      ...put(headOf(stage, species), 6, -belly - 6),
    ]
  },
}

/** What else is in the picture, by word. */
const EXTRAS: Record<string, Layer[]> = {
  formation: [
    [
      'ink',
      [
        [16, 28],
        [26, 18],
        [36, 30],
        [92, 18],
        [84, 30],
      ]
        .map(
          ([x, y]) =>
            path`M${x - 6} ${y - 3}Q${x - 3} ${y - 6} ${x} ${y}Q${x + 3} ${y - 6} ${x + 6} ${y - 3}` +
            path`Q${x + 3} ${y - 3} ${x} ${y + 3}Q${x - 3} ${y - 3} ${x - 6} ${y - 3}Z`,
        )
        .join(''),
      0,
      0.8,
    ],
  ],
  notes: [
    [
      'ink',
      oval(84, 28, 3.4, 2.6) +
        oval(94, 24, 3.4, 2.6) +
        'M86.500 28V14L97 10V24H95.500V15L88 18V28ZM72 12V22H70.500V12Z' +
        oval(69, 22, 3, 2.3),
    ],
  ],
  pole: [
    ['wood', 'M86 125V-5H96V125Z'],
    ['ink', oval(86, 34, 2, 3) + oval(87, 52, 2, 3) + oval(86, 66, 2, 3), 0, 0.8],
    ['trim', line(82, 30, 76, 26) + line(82, 36, 75, 38), 1.4],
  ],
  flower: [
    ['leaf', 'M94 115C90 96 96 80 92 66', 2.4],
    ['accent', [0, 60, 120, 180, 240, 300].map((turn) => leaf(90, 62, 15, 6, turn)).join('')],
    ['flare', oval(90, 62, 4.4)],
  ],
  nest: [
    ['wood', 'M24 92C40 84 84 84 98 92C94 108 80 114 60 114S28 108 24 92Z'],
    [
      'trim',
      line(28, 96, 60, 92, 94, 98) + line(30, 102, 62, 99, 92, 104) + line(22, 90, 40, 98) + line(100, 90, 84, 100),
      1.4,
    ],
  ],
  branch: [
    ['wood', 'M105 92C80 90 60 96 24 92L20 95C58 102 84 97 105 100Z'],
    ['leaf', leaf(30, 93, 14, 5, -60) + leaf(90, 92, 14, 5, 40) + leaf(98, 98, 14, 5, 120)],
  ],
  pinnacle: [['mid', poly(48, 125, 58, 92, 64, 92, 74, 125)]],
  ringed: [
    ['trim', oval(88, 54, 8), 3],
    ['light', star(93, 48, 6)],
  ],
  streaks: [
    ['light', line(18, 4, 34, 34) + line(34, -4, 50, 22) + line(66, -5, 72, 14) + line(8, 28, 22, 52), 1.4, 0.8],
  ],
  blazes: [
    ['fire', flame(36, 66, 30, 70, -18) + flame(60, 60, 30, 78, 4) + flame(84, 70, 26, 60, 16)],
    ['flare', flame(60, 64, 16, 46, 2)],
  ],
  fiery: [
    ['fire', flame(66, 34, 18, 46, 10) + flame(76, 40, 14, 36, 16)],
    ['flare', flame(70, 36, 8, 26, 10)],
  ],
}

export function bird(stage: Stage): Layer[] {
  const species = stage.more.find((word) => word in SPECIES) ?? 'songbird'
  const posture = stage.more.find((word) => word in POSTURES) ?? 'soaring'
  const extras = stage.more.flatMap((word) => EXTRAS[word] ?? [])
  const size = stage.camera === 'bust' ? 1.75 : stage.camera === 'near' ? 1.2 : stage.camera === 'far' ? 0.6 : 0.92
  const y =
    stage.camera === 'bust'
      ? 84
      : posture === 'soaring'
        ? 54
        : posture === 'diving'
          ? 58
          : posture === 'flapping'
            ? 64
            : 66
  const one = (x: number, at: number, scale: number, isLeft: boolean): Layer[] =>
    rimmed(put(POSTURES[posture](stage, species), x, at, scale, 0, isLeft), 1)
  const flock = stage.more.includes('duo') ? one(40, y + 6, size * 0.86, !stage.isLeft) : []
  return [
    ['glow', oval(60, 54, 34), 0, 0.3],
    ...extras,
    ...flock,
    ...one(stage.more.includes('duo') ? 74 : 60, y, size, stage.isLeft),
  ]
}

/** A payload under way: who carries it, and what comes down. */
const PAYLOADS: Record<string, (stage: Stage) => Layer[]> = {
  boulders: ({ any }) =>
    [
      [30, 60, 9],
      [62, 52, 13],
      [88, 80, 10],
      [44, 92, 8],
    ].flatMap(([x, y, r]): Layer[] => [
      ['fire', flame(x, y + r * 0.6, r * 2.2, r * 4.4, any(5) + 4)],
      ['flare', flame(x, y + r * 0.6, r * 1.2, r * 2.8, 3)],
      ['stone', oval(x, y, r)],
      ['ink', line(x - r * 0.5, y, x, y + 2, x + r * 0.4, y - 3), 0.9, 0.6],
    ]),
  firerain: ({ any }) => [
    [
      'fire',
      Array.from({ length: 16 }, (_, i) =>
        flame(6 + (i % 6) * 19 + any(8), 56 + Math.floor(i / 6) * 22 + any(8), 6, 17, 5),
      ).join(''),
    ],
    [
      'flare',
      Array.from({ length: 10 }, (_, i) =>
        flame(14 + (i % 5) * 20 + any(6), 62 + Math.floor(i / 5) * 22 + any(6), 3, 9, 3),
      ).join(''),
    ],
  ],
  paratroops: () =>
    [
      [30, 58, 1],
      [62, 50, 1.5],
      [90, 72, 1.1],
      [42, 90, 0.9],
    ].flatMap(([x, y, s]) =>
      put(
        [
          ['bone', 'M-14 -10C-14 -26 14 -26 14 -10Q9 -14 5 -10Q0 -14 -5 -10Q-9 -14 -14 -10Z'],
          ['ink', line(-14, -10, 0, 6, 14, -10) + line(-5, -10, 0, 6, 5, -10), 0.6, 0.7],
          ['leaf', oval(0, 9, 3.6, 7) + leaf(-3, 12, 11, 2, -130) + leaf(3, 12, 11, 2, 130)],
          ['ink', oval(-1, 3.6, 1) + oval(1.6, 3.6, 1)],
        ] as Layer[],
        x,
        y,
        s,
      ),
    ),
  flares: () =>
    [
      [34, 66, 14],
      [70, 52, 20],
      [90, 88, 12],
      [50, 94, 9],
    ].flatMap(([x, y, r]): Layer[] => [
      ['glow', oval(x, y, r * 1.4), 0, 0.8],
      ['flare', star(x, y, r, 8, 0.3, 10)],
      ['light', star(x, y, r * 0.6, 8, 0.4)],
    ]),
  cauldron: () => [
    ['ink', 'M40 40C36 60 84 60 82 38L86 36L84 32L36 38L37 42Z'],
    ['metal', 'M40 44C44 56 76 56 80 40', 1.4],
    ['flare', 'M38 42C28 60 40 72 30 96C28 110 46 112 46 98C46 82 50 66 52 52Z'],
    ['fire', 'M40 44C33 62 44 72 36 98C36 104 42 104 42 98C42 80 46 64 48 50Z'],
    ['flare', oval(24, 100, 4) + oval(54, 104, 5) + oval(60, 84, 3)],
    ['light', 'M66 30q4 -6 0 -10M76 28q4 -6 0 -10', 1.4, 0.8],
  ],
  hail: ({ any }) => [
    [
      'water',
      Array.from({ length: 12 }, (_, i) => {
        const [x, y, r] = [14 + (i % 4) * 26 + any(10), 48 + Math.floor(i / 4) * 24 + any(9), 4 + any(5)]
        return poly(x, y - r * 1.4, x + r, y - r * 0.3, x + r * 0.7, y + r, x - r * 0.6, y + r * 1.1, x - r, y)
      }).join(''),
    ],
    [
      'light',
      Array.from({ length: 8 }, (_, i) => line(12 + i * 12, 38 + (i % 3) * 18, 8 + i * 12, 28 + (i % 3) * 18)).join(''),
      1,
      0.8,
    ],
  ],
  roaches: ({ any }) =>
    [
      [34, 60, 1.5],
      [70, 54, 2],
      [90, 84, 1.4],
      [48, 90, 1.6],
      [22, 90, 1],
    ].flatMap(([x, y, s]) =>
      put(
        [
          ['wood', oval(0, 0, 5, 8)],
          [
            'ink',
            line(0, -8, 0, 8) +
              line(-5, -3, -10, -6) +
              line(5, -3, 10, -6) +
              line(-5, 1, -10, 1) +
              line(5, 1, 10, 1) +
              line(-4, 5, -9, 9) +
              line(4, 5, 9, 9) +
              line(-1, -8, -5, -14) +
              line(1, -8, 5, -14),
            0.9,
          ],
        ] as Layer[],
        x,
        y,
        s,
        any(120) - 60,
      ),
    ),
  flash: () => [
    ['glow', oval(60, 72, 44), 0, 0.9],
    ['fire', star(60, 74, 42, 12, 0.55)],
    ['flare', star(60, 74, 30, 12, 0.5, 15)],
    ['light', oval(60, 74, 12)],
  ],
  rock: () => [
    ['stone', 'M34 66L40 46L62 40L84 52L88 74L70 92L46 88Z'],
    ['ink', line(62, 40, 56, 60, 70, 92) + line(56, 60, 34, 66), 1.2, 0.5],
    ['light', line(40, 24, 42, 40) + line(60, 18, 61, 36) + line(80, 26, 79, 44), 1.4, 0.7],
  ],
  dust: ({ any }) => [
    ['trim', 'M40 40C20 56 44 70 18 100H104C84 76 100 60 78 40Z', 0, 0.6],
    ['fire', Array.from({ length: 26 }, () => oval(26 + any(68), 46 + any(56), 0.8 + any(14) / 10)).join('')],
    ['flare', Array.from({ length: 14 }, () => star(26 + any(68), 50 + any(50), 2.4)).join('')],
  ],
  slime: () => [
    [
      'leaf',
      'M24 46C40 38 84 38 98 46C100 60 92 62 92 76C92 88 84 88 84 76C84 66 76 66 76 78C76 100 64 100 64 80' +
        'C64 68 54 68 54 84C54 96 44 96 44 80C44 66 36 66 36 72C36 80 28 80 28 70C28 60 22 58 24 46Z',
    ],
    ['light', oval(40, 50, 5, 2.4) + oval(70, 96, 1.6) + oval(49, 88, 1.6), 0, 0.8],
    ['leaf', oval(64, 108, 4, 5) + oval(36, 92, 3, 4)],
  ],
  bugs: ({ any }) => [
    ['ink', Array.from({ length: 24 }, () => oval(16 + any(82), 44 + any(58), 1.6, 1.2)).join('')],
    [
      'light',
      Array.from({ length: 24 }, () => {
        const [x, y] = [16 + any(82), 44 + any(58)]
        return leaf(x, y, 5, 1.6, -40) + leaf(x, y, 5, 1.6, 40)
      }).join(''),
      0,
      0.8,
    ],
    [
      'accent',
      [
        [44, 62],
        [76, 78],
      ]
        .map(([x, y]) => oval(x, y, 6, 4.6))
        .join(''),
    ],
    [
      'ink',
      [
        [44, 62],
        [76, 78],
      ]
        .map(
          ([x, y]) =>
            line(x - 1, y - 4, x - 1, y + 4) +
            line(x + 5, y - 2, x + 10, y - 6) +
            line(x + 5, y + 2, x + 10, y + 5) +
            line(x - 5, y - 2, x - 9, y - 6),
        )
        .join(''),
      1,
    ],
  ],
  gas: () => [
    ['leaf', blob(20, 84, 26, 58, 50, 46, 78, 48, 98, 66, 96, 90, 70, 98, 40, 100), 0, 0.85],
    ['light', 'M36 72q7 5 14 0M66 72q7 5 14 0M50 86q8 4 16 0', 1.8],
    ['light', 'M84 40a5 5 0 1 0 5 7a4 4 0 0 1 -5 -7ZM95 24a4 4 0 1 0 4 5a3 3 0 0 1 -4 -5Z'],
  ],
}

/** Launch! A bird above, its load on the way down. */
export function launch(stage: Stage): Layer[] {
  const load = stage.more.find((word) => word in PAYLOADS) ?? 'rock'
  const carrier = put(
    POSTURES.soaring(
      { ...stage, more: [...stage.more, 'goggled'] },
      stage.more.find((word) => word in SPECIES) ?? 'hawk',
    ),
    stage.isLeft ? 44 : 72,
    22,
    0.54,
    stage.isLeft ? -14 : 12,
  )
  return [...rimmed(carrier, 0.8), ...rimmed(PAYLOADS[load](stage), 0.9)]
}
