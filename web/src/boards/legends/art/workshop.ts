// Things that were made or thought up: by the Hoax, the Mimix and the Khind.

import {
  blob,
  bolt,
  cloud,
  curve,
  flame,
  leaf,
  limb,
  line,
  oval,
  poly,
  put,
  rays,
  star,
  type Layer,
  type Tone,
} from './pen'
import { prop } from './props'
import type { Stage } from './stage'

type Thing = (stage: Stage) => Layer[]
const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')

const brain: Layer[] = [
  ['accent', blob(0, -22, 18, -20, 28, -4, 24, 12, 6, 18, -14, 16, -28, 8, -26, -10, -14, -20)],
  [
    'rim',
    'M0 -22C-6 -12 4 -8 -2 4C-4 10 0 14 2 18M-20 -10C-12 -8 -14 0 -22 4M-12 -18' +
      'C-8 -10 -12 -6 -8 2M14 -18C10 -10 18 -8 12 0M24 -4C16 -2 18 6 22 10M-10 8C-4 6 -4 12 -8 16',
    1.4,
    0.85,
  ],
]
const someone = (tone: Layer[0]): Layer[] => [
  [tone, 'M-7 0C-7 -18 -5 -24 0 -24S7 -18 7 0Z'],
  ['skin', oval(0, -28, 4.6)],
  [tone, 'M-5.500 -29C-5 -40 4 -40 5.500 -29C2 -32 -2 -32 -5.500 -29Z'],
]
/** A shade: hood or horns, arms of mist, tatters instead of feet. */
const shade = (tone: Tone, eyes: Tone, crest: string): Layer[] => [
  [tone, crest, 0, 0.9],
  [
    tone,
    'M-9 -22C-24 -18 -34 -2 -46 -10C-40 6 -28 8 -20 0C-24 22 -16 34 -24 54C-14 46 -10 60 -4 48C0 62 8 58 10 46' +
      'C16 56 22 48 26 54C16 34 26 20 22 0C30 8 42 6 48 -10C36 -2 26 -18 10 -22Z',
    0,
    0.85,
  ],
  ['ink', 'M-8 -26C-9 -40 10 -40 9 -26C8 -18 5 -14 0 -12C-5 -14 -7 -18 -8 -26Z', 0, 0.85],
  [eyes, poly(-6, -29, -1, -27, -6, -25) + poly(7, -29, 2, -27, 7, -25)],
  ['ink', 'M-8 4C-4 18 -8 30 -4 42M4 2C8 18 4 28 8 40M14 2C16 16 14 24 18 36', 1, 0.3],
]
const HELMED =
  'M-13 -16V-32C-12 -46 12 -46 13 -32V-16L9 -12V-26H-8V-12Z' + leaf(0, -40, 24, 6, -70) + leaf(0, -41, 22, 6, -40)
const HORNED =
  'M-12 -14C-18 -36 -10 -46 0 -47C12 -46 18 -36 13 -14Z' +
  'M-10 -42C-24 -46 -28 -58 -20 -68C-20 -56 -10 -54 -4 -48ZM10 -42C24 -46 28 -58 20 -68C20 -56 10 -54 4 -48Z'

export const WORKSHOP: Record<string, Thing> = {
  // Hoax
  inscrutable: () => [
    ['metal', 'M38 24C44 10 78 10 84 24L88 60C86 80 74 96 61 102C48 96 36 80 34 60Z'],
    ['cloth', 'M44 30C50 18 72 18 78 30L81 58C78 76 70 88 61 94C52 88 44 76 41 58Z'],
    ['light', 'M46 52C52 44 70 44 76 52C70 60 52 60 46 52Z'],
    ['ink', oval(61, 52, 4)],
    ['trim', oval(61, 52, 24), 1.2],
    ['trim', rays(61, 52, 26, 34, 12, 1.2)],
  ],
  boomerang: () => [
    ['light', curve(14, 40, 30, 16, 62, 10, 92, 26) + curve(22, 98, 44, 106, 76, 102, 98, 84), 1.6, 0.8],
    ['wood', 'M24 84C22 76 30 72 38 66L58 46C66 36 70 22 80 20C90 22 88 32 80 42C70 56 62 66 48 78C38 88 28 92 24 84Z'],
    ['trim', 'M38 66L48 78L43 82L33 70ZM66 34L78 44L82 38L70 28Z'],
  ],
  tometower: () => [
    ['accent', 'M22 96L96 90V104L22 110Z'],
    ['cloth', 'M28 78L90 80V92L28 92Z'],
    ['leaf', 'M24 64L92 60V74L24 78Z'],
    ['bone', 'M94 62V72L98 71V61ZM90 82V90L94 90V81Z'],
    ['wood', 'M60 20L24 10V48L60 58L98 46V8Z'],
    ['bone', 'M60 18L28 8V42L60 52L94 41V6Z'],
    [
      'ink',
      line(60, 18, 60, 52) + line(34, 18, 54, 24) + line(34, 26, 54, 32) + line(66, 24, 88, 17) + line(66, 32, 88, 25),
      1,
      0.5,
    ],
    ['flare', star(60, 0, 10, 8, 0.4)],
  ],
  trebuchet: () => [
    ['wood', 'M22 108L52 50L58 50L92 108H84L56 60L30 108Z'],
    ['wood', limb([20, 78, 56, 46, 96, 12], [5, 3.4, 2])],
    ['stone', poly(8, 76, 22, 70, 30, 84, 18, 96, 6, 90)],
    ['ink', line(96, 12, 104, 26), 1.2],
    ['stone', oval(103, 30, 6)],
    ['wood', oval(34, 108, 7) + oval(80, 108, 7)],
    ['trim', oval(34, 108, 2.4) + oval(80, 108, 2.4) + oval(56, 48, 4)],
    ['flare', oval(101, 29, 1.2) + oval(105, 29, 1.2)],
  ],
  ballista: () => [
    ['wood', 'M30 104L52 70H66L88 104H80L60 78L38 104Z'],
    ['wood', limb([16, 84, 60, 60, 100, 34], [4, 4.4, 3])],
    ['wood', 'M74 84C96 76 104 50 92 26C94 48 84 64 66 68ZM48 64C40 44 52 22 78 12C64 24 58 42 62 60Z'],
    ['light', line(78, 12, 24, 78, 92, 26), 1.2],
    ['metal', poly(100, 26, 112, 24, 104, 38)],
    ['trim', 'M60 40C60 30 72 30 72 38C72 44 66 44 66 50', 2.6],
    ['trim', oval(66, 55, 1.8)],
  ],
  shockwave: () => [
    ['light', [18, 30, 42, 54].map((r) => oval(60, 66, r, r * 0.42)).join(''), 2.4, 0.85],
    ['accent', [24, 36, 48].map((r) => oval(60, 66, r, r * 0.42)).join(''), 1.6],
    ['metal', 'M52 70L56 24L60 14L64 24L68 70Z'],
    ['flare', oval(60, 20, 8)],
    ['flare', rays(60, 20, 9, 20, 10, 1.6)],
  ],
  missiles: () =>
    [
      [32, 30, 0.8, 130],
      [64, 44, 1.2, 150],
      [88, 22, 0.7, 170],
      [36, 76, 0.9, 116],
    ]
      .flatMap(([x, y, s, turn]) =>
        put(
          [
            ['fire', flame(0, 20, 9, -26)],
            ['flare', flame(0, 20, 5, -14)],
            ['metal', 'M-6 20V-8C-6 -18 0 -24 0 -24S6 -18 6 -8V20Z'],
            ['accent', 'M-6 8L-13 20H-6ZM6 8L13 20H6ZM-6 -8H6V-4H-6Z'],
            ['light', oval(0, -1, 2.4)],
          ] as Layer[],
          x,
          y,
          s,
          turn,
        ),
      )
      .concat([
        ['light', oval(66, 94, 10), 1.2],
        ['light', line(52, 94, 80, 94) + line(66, 80, 66, 108), 1],
      ]),
  duplicator: () => [
    ['metal', 'M14 100V64C14 50 44 50 44 64V100ZM72 100V64C72 50 104 50 104 64V100Z'],
    ['glow', oval(29, 72, 10, 14) + oval(88, 72, 10, 14)],
    ['cloth', 'M24 84C24 72 26 70 29 70S34 72 34 84ZM83 84C83 72 85 70 88 70S93 72 93 84Z'],
    ['skin', oval(29, 67, 3.6) + oval(88, 67, 3.6)],
    ['trim', 'M29 54C32 20 84 20 88 54', 3],
    ['flare', bolt(44, 80, 72, 72, 4)],
    ['trim', oval(58, 28, 7)],
    ['metal', rays(58, 28, 4, 13, 8, 2)],
    ['wood', 'M8 100H108V108H8Z'],
  ],
  braindrain: () => [
    ...put(brain, 50, 34, 1.2),
    ['metal', 'M42 54H60L56 66H46Z'],
    ['accent', 'M48 66H54C54 76 84 70 84 88H78C78 78 48 84 48 66Z'],
    ['accent', oval(81, 92, 3.4, 4.6) + oval(81, 102, 2.6, 3.4)],
    ['metal', 'M68 106H94L90 118H72Z'],
    ['light', line(20, 24, 12, 18) + line(18, 40, 8, 42) + line(80, 20, 88, 12), 1.4, 0.7],
  ],
  muster: () => [
    ...[18, 34, 50, 66, 82, 98].flatMap((x) => put(someone('cloth'), x, 76, 0.66)),
    ...[26, 46, 66, 86].flatMap((x) => put(someone('accent'), x, 94, 0.95)),
    ...[38, 62, 86].flatMap((x) => put(someone('cloth'), x, 114, 1.25)),
    ...put(prop('flag').layers, 62, 62, 0.62),
  ],
  enthrall: () => [
    ['accent', many(3, (i) => curve(...spiral(60, 54, 14 + i * 15, i * 2))), 3],
    ['light', curve(...spiral(60, 54, 46, 1)), 1.6],
    ['light', 'M34 54C44 38 76 38 86 54C76 70 44 70 34 54Z'],
    ['cloth', oval(60, 54, 12)],
    ['ink', oval(60, 54, 5)],
    ['light', oval(56, 50, 2.4)],
    ...[28, 92].flatMap((x) => put(someone('near'), x, 112, 0.8)),
  ],
  brainstorm: () => [
    ...put(brain, 60, 42, 1.5),
    ['mid', cloud(30, 36, 22) + cloud(92, 34, 20), 0, 0.8],
    ['flare', bolt(44, 66, 28, 108, 4) + bolt(62, 68, 60, 112, 4.4) + bolt(80, 64, 94, 106, 4)],
    ['light', bolt(62, 70, 60, 104, 1.6)],
  ],
  expel: () => [
    ['stone', 'M56 110V30C56 10 100 10 100 30V110H92V34C92 20 64 20 64 34V110Z'],
    ['glow', 'M64 110V34C64 20 92 20 92 34V110Z'],
    ...put(someone('cloth'), 44, 110, 1),
    ...put(someone('accent'), 26, 104, 0.8),
    ...put(someone('cloth'), 11, 98, 0.62),
    ['ink', 'M88 78L74 84L78 98', 3],
    ['light', line(70, 70, 56, 68) + line(70, 62, 60, 56), 1.6, 0.8],
  ],
  // Mimix
  arrows: ({ any }) =>
    many5(any).flatMap(([x, y, s]) =>
      put(
        [
          ['wood', poly(-0.9, -26, 0.9, -26, 0.9, 24, -0.9, 24)],
          ['metal', poly(-4, 24, 4, 24, 0, 36)],
          ['accent', leaf(-1, -26, 12, 4, -20) + leaf(1, -26, 12, 4, 20)],
        ] as Layer[],
        x,
        y,
        s,
        24,
      ),
    ),
  hatchet: () => [
    ['light', oval(60, 56, 42, 40), 1.4, 0.6],
    ['light', 'M20 40A42 40 0 0 1 60 16M100 72A42 40 0 0 1 60 96', 3, 0.9],
    ...put(
      [
        ['wood', 'M-3 -34L3 -34L5 44L-4 44Z'],
        ['metal', 'M3 -32C16 -36 28 -30 32 -18C34 -6 26 4 18 6C16 -4 10 -10 4 -12Z'],
        ['metal', 'M-3 -28L-14 -24L-12 -16L-3 -14Z'],
        ['leaf', leaf(-2, 40, 16, 4, 200) + leaf(3, 40, 15, 4, 160)],
        ['accent', 'M-4 20H4.500V26H-4Z'],
      ] as Layer[],
      58,
      56,
      1,
      34,
    ),
  ],
  wardance: () => [
    ['glow', oval(58, 88, 44, 34), 0, 0.8],
    ['fire', flame(58, 106, 26, 52)],
    ['flare', flame(58, 106, 13, 32)],
    ...[
      [22, 100, 0.95, false],
      [94, 100, 0.95, true],
      [58, 56, 0.72, false],
    ].flatMap(([x, y, s, isLeft]) =>
      put(
        [
          [
            'cloth',
            limb([0, -18, 2, 0], [6, 5]) +
              limb([0, -16, 14, -26, 18, -40], [2.6, 2.2, 1.6]) +
              limb([0, -16, -12, -22, -20, -12], [2.6, 2.2, 1.6]) +
              limb([1, 0, 12, 8, 8, 22], [3.6, 3, 2]) +
              limb([1, 0, -8, 10, -4, 24], [3.6, 3, 2]),
          ],
          ['wood', 'M-8 -40L8 -42L9 -24L0 -18L-7 -24Z'],
          ['light', oval(-2.5, -33, 2) + oval(4.5, -33, 2)],
          ['leaf', [-60, -20, 20, 60].map((turn) => leaf(0, -40, 12, 3, turn)).join('')],
        ] as Layer[],
        x as number,
        (y as number) - 14,
        s as number,
        0,
        isLeft as boolean,
      ),
    ),
  ],
  rattling: () => [
    ['light', [30, 42, 54].map((r) => oval(62, 38, r * 0.8, r * 0.7)).join(''), 1.4, 0.5],
    ...put(prop('rattle').layers, 54, 76, 1.9, 14),
    ['light', 'M22 24q-5 8 0 16M14 20q-7 12 0 24M98 24q5 8 0 16M105 20q7 12 0 24', 1.8, 0.9],
  ],
  chant: () => [
    ...[
      [30, 74, 0.9],
      [88, 72, 0.9],
      [58, 52, 1.25],
    ].flatMap(([x, y, s]) =>
      put(
        [
          ['wood', 'M-15 -22L0 -30L15 -22L17 6L8 24L-8 24L-17 6Z'],
          ['light', poly(-11, -10, -3, -7, -11, -3) + poly(11, -10, 3, -7, 11, -3)],
          ['ink', oval(0, 10, 7, 9)],
          ['accent', 'M-15 -22L0 -30L15 -22L0 -16Z'],
          ['trim', line(-12, 4, -8, 14) + line(12, 4, 8, 14), 2],
        ] as Layer[],
        x,
        y,
        s,
      ),
    ),
    ['light', 'M20 22q6 -6 12 0t12 0t12 0t12 0t12 0t12 0M26 12q6 -6 12 0t12 0t12 0t12 0t12 0', 1.8, 0.8],
  ],
  fieldspirit: () => [
    ...put(shade('water', 'light', HELMED), 60, 56, 0.98),
    ...[
      [14, 108, -16],
      [34, 110, 12],
      [88, 110, -10],
      [102, 106, 18],
    ].flatMap(([x, y, turn]) => put(prop('spear').layers, x, y, 0.5, turn)),
    ...put(prop('shield').layers, 20, 104, 0.6),
    ...put(prop('sword').layers, 88, 62, 0.9, 20),
  ],
  underspirit: () => [
    ['ink', 'M16 96C34 86 88 86 104 96C90 110 32 110 16 96Z'],
    ['leaf', 'M30 98C40 92 80 92 92 98C80 104 42 104 30 98Z'],
    ...put(shade('leaf', 'flare', HORNED), 60, 54, 0.94),
    [
      'bone',
      'M10 118L14 96C14 90 20 90 20 96L22 104C24 98 28 100 28 106L30 118Z' +
        'M80 118L84 104C86 96 92 98 91 104L94 100C97 96 101 98 100 103L98 118Z',
    ],
  ],
  // Khind
  slinging: () => [
    ...put(prop('sling').layers, 50, 76, 2.2, 12),
    ['stone', oval(92, 24, 8)],
    ['light', line(84, 32, 72, 46) + line(80, 24, 66, 36) + line(90, 36, 82, 50), 1.8, 0.9],
  ],
  glue: ({ any }) => [
    ['wood', 'M34 108C24 84 36 66 44 60H76C86 68 96 86 86 108Z'],
    ['trim', 'M42 56H78V63H42Z'],
    ['light', cloud(44, 50, 22) + cloud(78, 44, 20) + cloud(60, 34, 24), 0, 0.9],
    ['flare', many(14, () => star(16 + any(86), 6 + any(56), 2.4))],
    ['accent', oval(60, 86, 12)],
    ['light', line(54, 86, 66, 86) + line(60, 80, 60, 92), 3],
  ],
  pandemonium: ({ any }) => [
    ['flare', star(60, 58, 52, 14, 0.72)],
    ['accent', star(60, 58, 40, 14, 0.7, 12)],
    ...put(prop('drum').layers, 34, 44, 0.95, -24),
    ...put(prop('trophy').layers, 88, 46, 0.8, 30),
    ...put(prop('pan').layers, 84, 96, 0.9, 60),
    ...put(prop('teddy').layers, 40, 88, 1, -30),
    ...put(prop('ball').layers, 62, 60, 1.2),
    ['ink', many(5, (i) => star(12 + i * 22, 10 + any(12), 3, 5, 0.4))],
  ],
  laughing: () => [
    ['leaf', blob(14, 66, 22, 36, 48, 22, 80, 24, 104, 44, 106, 74, 84, 96, 48, 98, 22, 88)],
    ['light', blob(22, 60, 30, 40, 52, 30, 60, 36, 40, 46, 30, 64), 0, 0.5],
    ['ink', 'M36 50Q43 42 50 50M70 50Q77 42 84 50', 2.6],
    ['ink', 'M38 62C46 66 76 66 84 62C82 84 40 84 38 62Z'],
    ['accent', 'M48 76C54 70 70 70 76 76C70 81 54 81 48 76Z'],
    ['flare', oval(30, 60, 3, 5) + oval(92, 60, 3, 5)],
  ],
  oath: () => [
    ['glow', oval(60, 56, 40), 0, 0.7],
    ...[0, 72, 144, 216, 288].flatMap((turn, i) =>
      put(
        [
          [(['cloth', 'leaf', 'trim', 'water', 'accent'] as const)[i], 'M-9 64L-8 26H8L9 64Z'],
          ['skin', 'M-7 28C-10 14 -6 4 0 2C6 4 10 14 7 28Z'],
        ] as Layer[],
        60,
        56,
        1,
        turn,
      ),
    ),
    ['flare', star(60, 56, 12, 5, 0.45)],
  ],
  whistleblow: () => [
    ...put(prop('whistle').layers, 34, 62, 2.4, -14),
    ['light', 'M88 30q8 8 4 20M96 22q12 14 6 34M80 18l6 -12M94 12l8 -10', 2.2, 0.9],
    ['ink', 'M32 84C24 96 30 108 22 116', 1.6],
  ],
  luckybag: ({ any }) => [
    ['cloth', 'M28 104C18 78 34 62 44 56H78C90 64 102 80 94 104C80 112 42 112 28 104Z'],
    ['trim', 'M40 52H82L78 60H44Z'],
    ['glow', oval(60, 34, 34, 26), 0, 0.8],
    ['flare', star(60, 30, 14, 5, 0.45)],
    ['accent', oval(36, 34, 7) + star(88, 34, 9, 5, 0.5)],
    ['leaf', leaf(46, 20, 14, 5, -20) + leaf(78, 18, 14, 5, 24)],
    ['light', star(61, 84, 13, 5, 0.45)],
    ['flare', many(8, () => star(14 + any(90), 4 + any(46), 2))],
  ],
  bounce: () => [
    ['metal', 'M14 96H106L100 102H20ZM22 102V116M98 102V116', 2.4],
    ['cloth', 'M16 92Q60 116 104 92L104 97Q60 122 16 97Z'],
    ['light', 'M24 60C30 26 50 18 60 46M60 46C64 70 60 84 60 92', 1.8, 0.8],
    ...put(prop('ball').layers, 78, 44, 2),
    ['light', line(70, 70, 68, 84) + line(80, 72, 80, 86) + line(90, 70, 92, 84), 1.6, 0.8],
  ],
}

function many5(any: (below: number) => number): [number, number, number][] {
  return [
    [24, 20, 0.9],
    [46, 44, 1],
    [70, 18, 0.8],
    [90, 48, 1.05],
    [30, 78, 0.95],
    [66, 80, 1.1],
    [98, 14, 0.7],
    [12, 52, 0.7],
  ].map(([x, y, s]) => [x + any(6), y + any(6), s])
}

function spiral(x: number, y: number, r: number, turn: number): number[] {
  return Array.from({ length: 14 }, (_, i) => {
    const a = turn + i * 0.62
    const at = (r * (i + 3)) / 16
    return [x + Math.cos(a) * at, y + Math.sin(a) * at * 0.86]
  }).flat()
}
