// Powers of fire, stone and weather: what the Vulca and the Terrah let loose.

import { blob, bolt, cloud, curve, flame, leaf, line, oval, poly, put, rays, star, type Layer, path } from './pen'
import type { Stage } from './stage'

type Thing = (stage: Stage) => Layer[]
const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
const chips = (stage: Stage, count: number, x: number, y: number, reach: number): string =>
  many(count, () => {
    const a = (stage.any(360) * Math.PI) / 180
    const [cx, cy, r] = [
      x + Math.cos(a) * (reach * 0.5 + stage.any(reach)),
      y + Math.sin(a) * (reach * 0.4 + stage.any(reach)),
      2 + stage.any(4),
    ]
    return poly(cx - r, cy + r * 0.5, cx - r * 0.3, cy - r, cx + r, cy - r * 0.2, cx + r * 0.4, cy + r)
  })

/** A breastplate; the peoples differ in what it is made of. */
const armour = (plate: Layer[0], edge: Layer[0], extra: Layer[]): Layer[] => [
  [plate, 'M24 40C20 26 34 16 44 20L40 44C34 50 26 48 24 40ZM96 40C100 26 86 16 76 20L80 44C86 50 94 48 96 40Z'],
  [plate, 'M42 20C50 28 70 28 78 20L86 34C84 56 84 74 76 92C66 100 54 100 44 92C36 74 36 56 34 34Z'],
  [edge, 'M42 20C50 28 70 28 78 20M60 28V96M38 62C50 68 70 68 82 62M42 80C52 86 68 86 78 80', 1.8],
  [edge, 'M22 38L44 34M98 38L76 34', 2],
  ...extra,
]

const gauntlet = (x: number, size: number, isLeft: boolean, tone: Layer[0]): Layer[] =>
  put(
    [
      [tone, 'M-16 44L-12 8L14 8L18 44Z'],
      [
        tone,
        'M-14 10L-16 -14C-16 -24 -8 -24 -8 -16L-7 -20C-6 -28 1 -28 1 -20' +
          'L2 -22C4 -29 10 -28 10 -20L11 -18C13 -24 19 -22 18 -14L15 10Z',
      ],
      [tone, 'M-14 8C-26 4 -28 -8 -20 -12C-16 -6 -12 -4 -10 2Z'],
      ['ink', 'M-8 -14V0M1 -16V0M10 -14V0', 1.2, 0.6],
      ['trim', 'M-15 16H16V21H-15ZM-16 34H17V39H-16Z'],
    ],
    x,
    58,
    size,
    0,
    isLeft,
  )

/** A head of the smoke, looking right. */
const spirit: Layer[] = [
  ['bone', 'M-14 6C-18 -16 14 -20 16 0C16 8 10 10 10 16H-4C-6 10 -12 12 -14 6Z', 0, 0.92],
  ['ink', oval(-3, -3, 4, 5) + oval(8, -3, 3.6, 5) + poly(1, 5, 4, 5, 2.5, 9) + 'M-3 12V16M2 12V16M7 12V16', 0, 0.95],
]

const funnel = (tone: Layer[0], edge: Layer[0]): Layer[] => [
  [
    tone,
    'M26 20C40 8 84 8 96 20C96 32 84 34 88 42C92 50 76 52 80 60C82 68 70 70 72 78C74 86 64 88 66 100' +
      'L58 112C58 100 52 94 56 86C46 84 48 76 50 72C38 70 42 60 44 58C30 56 34 46 38 42C24 38 22 28 26 20Z',
  ],
  [
    edge,
    'M28 22C46 32 78 32 94 20M36 42C52 50 74 48 88 40M44 60' +
      'C54 66 68 64 80 58M50 74C56 80 66 78 72 76M55 88C60 92 64 90 66 88',
    2.4,
    0.85,
  ],
]

export const ELEMENTS: Record<string, Thing> = {
  fireblast: () => [
    ['glow', oval(34, 72, 50), 0, 0.8],
    ['fire', 'M104 2C92 34 84 66 58 88C40 104 12 100 14 74C16 52 34 44 46 40C66 32 88 22 104 2Z'],
    ['flare', 'M96 14C84 42 74 62 52 80C38 92 22 88 24 72C26 58 38 52 50 48C68 40 84 30 96 14Z'],
    ['light', oval(40, 70, 11)],
  ],
  infernal: () =>
    armour('cloth', 'flare', [
      ['fire', flame(60, 66, 18, 34)],
      ['flare', flame(60, 66, 9, 20)],
      ['fire', flame(30, 24, 12, 24, -6) + flame(90, 24, 12, 24, 6)],
    ]),
  enchantment: ({ any }) => [
    ['glow', oval(60, 56, 42), 0, 0.6],
    ['fire', 'M60 100C28 96 22 56 44 40C30 64 44 84 64 84Z' + flame(46, 44, 16, 30, 6)],
    ['flare', flame(46, 44, 8, 18, 3)],
    ['leaf', 'M62 14C94 20 98 60 76 74C90 50 78 30 58 30Z'],
    ['stone', poly(66, 82, 72, 66, 84, 64, 92, 74, 88, 88, 74, 92)],
    ['light', star(60, 57, 12, 8, 0.35)],
    ['light', many(6, () => star(24 + any(72), 14 + any(84), 2))],
  ],
  volcanic: () => [
    ...gauntlet(42, 1, true, 'fire'),
    ...gauntlet(80, 1, false, 'fire'),
    ['flare', flame(44, 34, 8, 22) + flame(78, 34, 8, 22)],
  ],
  titanic: () => [...gauntlet(60, 1.75, false, 'metal'), ['flare', rays(62, 40, 50, 62, 20, 1.2), 0, 0.9]],
  lightnings: () => [
    ['mid', cloud(40, 26, 34) + cloud(84, 22, 28)],
    ['flare', bolt(56, 22, 40, 104, 6) + bolt(84, 22, 92, 98, 4.4) + bolt(26, 26, 16, 84, 3.6)],
    ['light', bolt(56, 26, 42, 96, 2.4) + bolt(84, 26, 91, 88, 1.8)],
  ],
  flickering: () =>
    [
      [22, 92, 0.6],
      [44, 70, 0.9],
      [66, 98, 1.2],
      [90, 78, 0.8],
      [80, 46, 0.5],
      [50, 36, 0.45],
    ].flatMap(([x, y, s]): Layer[] => [
      ['glow', oval(x, y - 14 * s, 18 * s), 0, 0.7],
      ['fire', flame(x, y, 16 * s, 40 * s, 4)],
      ['flare', flame(x, y, 8 * s, 24 * s, 2)],
    ]),
  haze: () => [
    ['glow', oval(60, 44, 30), 0, 0.9],
    ['flare', oval(60, 40, 18)],
    [
      'fire',
      [52, 62, 72, 82, 92]
        .map((y, i) => curve(8, y, 26 + i * 2, y - 5, 44, y, 62 - i * 2, y + 5, 80, y, 100, y - 5))
        .join(''),
      3,
      0.8,
    ],
    ['cloth', [57, 67, 77, 87, 97].map((y) => curve(14, y, 34, y + 4, 54, y, 74, y - 4, 96, y)).join(''), 1.4, 0.8],
  ],
  firewall: () => [
    ['stone', 'M6 110V84H22V76H38V84H54V76H70V84H86V76H105V110Z'],
    [
      'ink',
      line(6, 94, 105, 94) +
        line(22, 84, 22, 94) +
        line(54, 84, 54, 94) +
        line(86, 84, 86, 94) +
        line(38, 94, 38, 104) +
        line(70, 94, 70, 104),
      1,
      0.5,
    ],
    ['fire', many(6, (i) => flame(14 + i * 17, 80, 20, 52 + (i % 2) * 18, (i % 3) * 3 - 3))],
    ['flare', many(6, (i) => flame(14 + i * 17, 80, 10, 30 + (i % 2) * 12))],
  ],
  spirits: () => [
    ['far', 'M10 110C4 70 30 66 26 34L60 10L96 30C92 66 110 76 104 110Z', 0, 0.7],
    ...put(spirit, 34, 46, 1.1),
    ...put(spirit, 80, 36, 1.5),
    ...put(spirit, 62, 82, 1.2),
    ['fire', flame(30, 104, 12, 26) + flame(92, 106, 14, 30)],
  ],
  sorcerer: () => [
    ['fire', oval(60, 60, 34, 46), 5],
    ['flare', oval(60, 60, 29, 41), 1.6],
    ['glow', oval(60, 60, 26, 38)],
    ['ink', 'M60 22L70 44C78 54 80 80 84 104H36C40 80 42 54 50 44Z'],
    ['flare', oval(56, 42, 1.8) + oval(64, 42, 1.8)],
    ['ink', line(76, 58, 90, 44) + line(44, 58, 30, 44), 5],
    ['flare', star(91, 42, 6, 6, 0.4) + star(29, 42, 6, 6, 0.4)],
  ],
  cataclysm: (stage) => [
    ['fire', 'M105 -10L70 34C90 40 92 62 76 74C58 86 34 76 34 56C34 44 40 38 46 36L88 -10Z'],
    ['flare', 'M100 -4L64 36C76 42 80 58 70 66C60 74 46 68 44 56L92 -2Z'],
    ['stone', oval(55, 57, 18)],
    ['ink', oval(49, 52, 4) + oval(61, 62, 5) + oval(60, 48, 2.6), 0, 0.5],
    ['stone', chips(stage, 6, 50, 96, 30)],
    ['fire', flame(20, 112, 16, 30) + flame(84, 112, 16, 28)],
  ],
  burningmutant: () => [
    ['fire', flame(30, 112, 30, 84, -8) + flame(60, 112, 44, 108) + flame(90, 112, 30, 80, 8)],
    ['flare', flame(60, 112, 28, 74) + flame(36, 112, 16, 44) + flame(84, 112, 16, 44)],
    ['leaf', blob(60, 34, 74, 44, 78, 66, 84, 110, 36, 110, 42, 66, 46, 44)],
    ['leaf', oval(54, 34, 9) + oval(70, 30, 7)],
    ['light', oval(54, 33, 3.4) + oval(70, 29, 2.8)],
    ['ink', oval(55, 33, 1.6) + oval(71, 29, 1.3) + poly(48, 44, 66, 43, 62, 48, 52, 48)],
  ],
  earthblast: (stage) => [
    ['glow', oval(60, 70, 46), 0, 0.6],
    ['stone', star(60, 76, 48, 11, 0.6, 8)],
    ['trim', star(60, 76, 34, 11, 0.55, 20)],
    ['flare', star(60, 76, 18, 9, 0.5)],
    ['stone', chips(stage, 10, 60, 40, 30)],
  ],
  tremor: () => [
    [
      'stone',
      'M4 70L30 62L26 84L2 92ZM36 60L62 54L58 78L32 84ZM68 52L98 48L100 74L64 78Z' +
        'M6 98L34 88L40 112L4 112ZM44 86L70 82L76 110L46 112ZM78 82L104 78V108L82 112Z',
    ],
    [
      'flare',
      line(30, 62, 28, 86, 38, 90, 44, 112) + line(64, 54, 61, 80, 74, 84, 80, 112) + line(4, 96, 40, 86, 104, 76),
      2,
    ],
    ['light', curve(20, 40, 36, 32, 52, 40, 68, 48, 84, 40), 1.6, 0.8],
    ['light', curve(14, 26, 34, 16, 54, 26, 74, 36, 96, 26), 1.2, 0.6],
  ],
  drill: () => [
    ['metal', 'M34 12H86V40H34Z'],
    ['wood', 'M28 8H92V16H28Z'],
    ['metal', 'M38 40H82L62 104Z'],
    ['ink', line(40, 50, 78, 44) + line(46, 64, 74, 56) + line(52, 80, 69, 70) + line(57, 94, 65, 84), 2.2, 0.6],
    ['trim', oval(60, 26, 9)],
    ['metal', rays(60, 26, 4, 15, 8, 2)],
    [
      'stone',
      poly(26, 108, 40, 88, 50, 104) +
        poly(94, 108, 82, 86, 72, 104) +
        poly(18, 92, 26, 84, 30, 96) +
        poly(98, 88, 92, 80, 88, 92),
    ],
  ],
  thunder: () => [
    ['mid', cloud(34, 40, 36) + cloud(86, 36, 34)],
    ['near', cloud(60, 30, 40)],
    ['flare', bolt(48, 38, 30, 100, 5) + bolt(78, 38, 84, 104, 5)],
    ['flare', bolt(62, 38, 60, 76, 3)],
    ['light', bolt(48, 40, 32, 92, 2) + bolt(78, 40, 83, 96, 2)],
  ],
  snow: ({ any }) => [
    ...funnel('light', 'water'),
    ['light', many(18, () => star(6 + any(98), 6 + any(98), 1.6 + any(3), 6, 0.3))],
  ],
  sandstorm: ({ any }) => [
    ['trim', 'M-5 30C20 14 40 40 66 26C84 16 96 24 105 18V66C84 58 70 76 46 66C26 58 12 70 -5 64Z', 0, 0.92],
    ['trim', 'M-5 76C20 64 46 88 70 76C86 68 96 76 105 70V100C80 92 60 106 36 96C20 90 8 98 -5 94Z', 0, 0.8],
    [
      'wood',
      curve(2, 44, 26, 34, 50, 48, 76, 40, 100, 36) +
        curve(10, 56, 34, 50, 60, 60, 96, 50) +
        curve(4, 84, 36, 78, 70, 90, 100, 82),
      1.6,
      0.7,
    ],
    ['trim', many(24, () => oval(any(104), any(110), 0.8 + any(8) / 10))],
  ],
  rainstorm: ({ any }) => [
    ['mid', cloud(30, 34, 34) + cloud(84, 30, 34)],
    [
      'water',
      many(34, () => {
        const [x, y] = [any(110), 36 + any(62)]
        return line(x, y, x - 5, y + 12)
      }),
      1.5,
      0.9,
    ],
    ['water', 'M-5 125V98C20 92 36 104 56 98S90 92 105 98V125Z'],
    ['light', oval(28, 104, 12, 2.4) + oval(74, 108, 14, 2.6), 0.9, 0.8],
    ['wood', 'M52 96L56 82H76L80 96Z'],
  ],
  mud: () => [
    ['wood', 'M-5 125V86C14 76 30 96 48 86C66 76 84 92 105 80V125Z'],
    [
      'wood',
      'M50 90C44 70 40 60 42 44C42 38 48 38 48 44L50 56L51 36C51 30 57 30 57 36' +
        'L58 54L60 34C61 28 67 29 66 35L65 56L69 42C71 36 77 38 75 44C72 60 74 74 72 92Z',
    ],
    ['light', oval(24, 96, 8, 2.4) + oval(88, 98, 9, 2.6) + oval(56, 106, 10, 2.6), 0, 0.35],
    ['wood', oval(20, 74, 4) + oval(30, 64, 2.4) + oval(92, 66, 4)],
  ],
  fog: () => [
    ['stone', 'M50 110L54 52L60 44L68 52L72 110Z', 0, 0.6],
    [
      'light',
      [20, 36, 52, 68, 84, 100]
        .map(
          (y, i) =>
            path`M${i % 2 ? -5 : 10} ${y}C30 ${y - 9} 50 ${y + 7} 74 ${y - 3}S100 ${y - 5} 108 ${y}` +
            path`V${y + 8}C90 ${y + 3} 70 ${y + 14} 46 ${y + 7}S14 ${y + 13} ${i % 2 ? -5 : 10} ${y + 8}Z`,
        )
        .join(''),
      0,
      0.62,
    ],
  ],
  quicksand: () => [
    ['trim', oval(60, 76, 46, 24)],
    ['wood', oval(60, 77, 36, 18), 2.4, 0.7],
    ['wood', oval(60, 79, 24, 12), 2.4, 0.7],
    ['ink', oval(60, 81, 12, 6)],
    ['skin', 'M54 82L52 56C52 50 57 50 57 56L58 46C58 41 63 41 63 46L64 54C66 48 71 50 69 56L67 82Z'],
    ['wood', oval(60, 83, 14, 5)],
  ],
  evileye: () => [
    ['ink', 'M4 56C26 22 94 22 112 56C94 92 26 92 4 56Z'],
    ['light', 'M12 56C32 32 88 32 104 56C88 82 32 82 12 56Z'],
    ['fire', oval(58, 56, 20)],
    ['flare', oval(58, 56, 20), 2],
    ['ink', 'M58 37C64 48 64 64 58 75C52 64 52 48 58 37Z'],
    ['light', oval(51, 48, 4)],
    ['fire', 'M20 44L6 32L26 36M44 34L38 16L52 30M72 32L80 14L80 34M94 44L108 32L88 38', 2.4],
  ],
  earthquake: (stage) => [
    ['stone', 'M14 112L10 74L26 70L24 50L40 46L42 66L48 112ZM64 112L70 58L84 54L82 36L98 32L104 74L108 112Z'],
    ['light', 'M14 80H22V88H14ZM30 56H36V62H30ZM86 42H92V50H86ZM74 66H80V72H74Z', 0, 0.7],
    ['fire', 'M46 125L54 96L48 84L58 66L52 50L66 70L60 84L68 96L62 125Z'],
    ['flare', line(57, 122, 59, 98, 54, 86, 60, 68), 2],
    ['stone', chips(stage, 8, 56, 30, 26)],
  ],
  typhoon: ({ any }) => [
    [
      'water',
      'M60 8C96 8 112 44 92 64C104 40 84 22 62 26C40 30 34 52 50 60C40 68 46 84 62 82' +
        'C84 80 96 66 96 66C92 92 64 104 42 94C12 82 8 34 34 18C42 12 52 8 60 8Z',
    ],
    ['light', 'M62 16C84 16 98 34 94 52M36 26C22 42 24 72 44 86M60 34C50 38 48 50 56 54', 2, 0.8],
    ['ink', oval(60, 55, 5)],
    ['leaf', many(7, () => leaf(14 + any(86), 10 + any(90), 9, 3, any(360)))],
  ],
}
