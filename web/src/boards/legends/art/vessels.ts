// Waters, potions, ships and papers: of the Aqua, the Pillar and the Buka.

import { blob, bolt, curve, flame, leaf, limb, line, oval, poly, put, rays, star, swell, type Layer, path } from './pen'
import { prop } from './props'
import type { Stage } from './stage'

type Thing = (stage: Stage) => Layer[]
const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
const drop = (x: number, y: number, r: number): string =>
  path`M${x} ${y - r * 1.9}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.6} ${x + r} ${y}` +
  path`A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.6} ${x - r * 0.5} ${y - r} ${x} ${y - r * 1.9}Z`
const house = (x: number, y: number, s: number): string =>
  poly(x - 9 * s, y, x - 9 * s, y - 14 * s, x, y - 24 * s, x + 9 * s, y - 14 * s, x + 9 * s, y)

/** Bottles: the glass, and how high the potion stands. */
const FLASKS: Record<string, string> = {
  round: 'M52 16H68V36C86 42 96 56 96 72C96 92 80 104 60 104S24 92 24 72C24 56 34 42 52 36Z',
  cone: 'M52 16H68V40L96 96C98 102 94 106 88 106H32C26 106 22 102 24 96L52 40Z',
  tall: 'M50 14H70V26C80 32 82 40 82 50V98C82 104 78 106 72 106H48C42 106 38 104 38 98V50C38 40 40 32 50 26Z',
  heart: 'M54 12H66V30C80 22 100 32 98 54C96 78 74 92 60 106C46 92 24 78 22 54C20 32 40 22 54 30Z',
  diamond: 'M52 12H68V30L98 62L60 108L22 62L52 30Z',
  twin:
    'M50 12H70V32C64 36 66 40 74 44C104 52 104 100 76 102C66 102 62 96 60 92' +
    'C58 96 54 102 44 102C16 100 16 52 46 44C54 40 56 36 50 32Z',
}
const BREWS: Record<string, (stage: Stage) => Layer[]> = {
  cosmic: () => [
    ['flare', star(60, 76, 16, 8, 0.4)],
    ['light', star(44, 66, 4) + star(78, 62, 3) + star(74, 90, 4) + star(46, 92, 3)],
    ['light', oval(60, 76, 24, 8), 1.2],
  ],
  joining: () => [
    ['light', oval(48, 74, 12), 3],
    ['flare', oval(70, 74, 12), 3],
  ],
  mutating: () => [
    ['leaf', blob(44, 82, 50, 62, 64, 66, 78, 60, 80, 80, 66, 92, 54, 88)],
    ['light', oval(56, 74, 4.4) + oval(70, 72, 3.4)],
    ['ink', oval(56, 74, 2) + oval(70, 72, 1.6)],
  ],
  sparkling: () => [
    ['fire', flame(60, 98, 24, 48)],
    ['flare', flame(60, 98, 12, 28)],
    ['flare', star(38, 60, 4) + star(84, 58, 4) + star(60, 8, 5)],
  ],
  trembling: () => [
    ['stone', poly(40, 98, 46, 72, 60, 64, 76, 74, 82, 98)],
    ['ink', line(60, 64, 56, 80, 64, 98), 1.6, 0.6],
    ['light', 'M16 50q-4 8 0 16t0 16M104 50q4 8 0 16t0 16', 2],
  ],
  passionate: () => [
    ['fire', 'M60 92C40 78 38 64 48 60C54 58 58 62 60 66C62 62 66 58 72 60C82 64 80 78 60 92Z'],
    ['light', oval(51, 66, 2.6)],
    ['fire', 'M84 20C78 15 78 10 81 9C83 8 84 10 84 11C84 10 86 8 88 9C91 10 90 15 84 20Z'],
  ],
}

/** Who sails: what stands on the main sail. */
const SAIL_SIGNS: Record<string, (x: number, y: number) => Layer[]> = {
  falconsail: (x, y) => [
    [
      'accent',
      leaf(x, y + 4, 18, 5, -70) +
        leaf(x, y + 4, 18, 5, 70) +
        leaf(x, y + 4, 14, 4, -40) +
        leaf(x, y + 4, 14, 4, 40) +
        leaf(x, y - 6, 18, 5, 180),
    ],
  ],
  devilsail: (x, y) => [
    [
      'ink',
      oval(x, y, 8, 9) + 'M' + (x - 7) + ' ' + (y - 5) + 'l-6 -10l9 5ZM' + (x + 7) + ' ' + (y - 5) + 'l6 -10l-9 5Z',
    ],
    ['fire', oval(x - 3, y - 1, 1.8) + oval(x + 3, y - 1, 1.8)],
  ],
  sunsail: (x, y) => [
    ['fire', rays(x, y, 7, 14, 12, 2)],
    ['flare', oval(x, y, 7)],
  ],
  moonsail: (x, y) => [['water', path`M${x - 2} ${y - 12}a12 12 0 1 0 12 17a10 10 0 0 1 -12 -17Z`]],
}

function sail(x: number, top: number, width: number, height: number): Layer[] {
  return [
    ['wood', poly(x - 1.4, top - 10, x + 1.4, top - 10, x + 1.8, 84, x - 1.8, 84)],
    [
      'bone',
      path`M${x - width} ${top}H${x + width}` +
        path`C${x + width + 6} ${top + height * 0.5} ${x + width - 2} ${top + height * 0.8}` +
        path` ${x + width} ${top + height}Q${x} ${top + height - 8} ${x - width} ${top + height}` +
        path`C${x - width + 6} ${top + height * 0.7} ${x - width + 7} ${top + height * 0.4} ${x - width} ${top}Z`,
    ],
    ['accent', poly(x, top - 10, x + 13, top - 7, x, top - 3)],
  ]
}

const shipOf = (stage: Stage): Layer[] => {
  const sign = stage.more.find((word) => word in SAIL_SIGNS) ?? 'sunsail'
  const masts = stage.capacity
  const hull: Layer[] = [
    [
      'wood',
      masts > 2
        ? 'M4 70L18 66V78H92L108 66C104 92 92 104 78 104H34C18 104 8 90 4 70Z'
        : 'M12 78H94L108 68C102 92 92 102 78 102H36C22 102 16 92 12 78Z',
    ],
    ['trim', masts > 2 ? 'M7 80H105L104 84H8Z' : 'M13 82H103L102 86H15Z'],
    ['flare', many(masts, (i) => oval(34 + i * 15, 93, 2.6))],
    ['wood', line(96, 72, 112, 52), 2.4],
  ]
  const rig: Layer[] =
    masts === 1
      ? [
          ['wood', poly(58, 6, 61, 6, 61, 80, 58, 80)],
          ['bone', 'M62 8C96 26 98 58 92 74H62Z'],
          ['bone', 'M57 14L26 74H57Z', 0, 0.9],
          ...SAIL_SIGNS[sign](74, 50),
        ]
      : masts === 2
        ? [...sail(40, 26, 20, 46), ...sail(80, 18, 18, 52), ...SAIL_SIGNS[sign](80, 40)]
        : masts === 3
          ? [...sail(30, 34, 14, 32), ...sail(60, 16, 20, 50), ...sail(90, 30, 14, 36), ...SAIL_SIGNS[sign](60, 40)]
          : [
              ...sail(22, 44, 11, 24),
              ...sail(46, 20, 15, 44),
              ...sail(72, 20, 15, 44),
              ...sail(95, 42, 11, 24),
              ...SAIL_SIGNS[sign](59, 40),
            ]
  return put([...rig, ...hull], stage.isLeft ? 112 : -2, 0, 1, 0, stage.isLeft)
}

export const VESSELS: Record<string, Thing> = {
  // Aqua
  waterspout: () => [
    [
      'water',
      'M30 10C44 2 84 2 98 10C92 26 78 30 78 46C78 60 70 66 70 80' +
        'C70 92 84 98 94 110H34C46 98 54 92 54 80C54 66 46 60 46 46C46 30 36 26 30 10Z',
    ],
    [
      'light',
      'M32 12C50 22 80 22 96 12M42 32C54 38 72 38 84 32M48 54C56 59 68 59 76 54M54 74C60 78 64 78 70 74',
      2.2,
      0.9,
    ],
    ['light', oval(26, 92, 3) + oval(100, 88, 2.6) + oval(18, 100, 2) + oval(88, 60, 2)],
  ],
  undertow: () => [
    ['water', oval(60, 66, 46, 34)],
    ['cloth', oval(60, 68, 36, 26)],
    ['water', oval(60, 71, 25, 17)],
    ['ink', oval(60, 74, 13, 8)],
    [
      'light',
      'M16 62C20 40 60 28 92 46M26 82C40 100 80 102 98 78M36 64C42 54 70 50 82 60M46 80C54 86 68 86 76 78',
      2.2,
      0.9,
    ],
    ['wood', 'M84 30L100 26L92 40Z'],
  ],
  aquarmour: () => [
    ['trim', 'M60 10L92 24C94 60 84 86 60 104C36 86 26 60 28 24Z'],
    ['cloth', 'M60 18L86 29C87 58 78 80 60 95C42 80 33 58 34 29Z'],
    [
      'light',
      many(4, (i) => path`M${38 + i} ${36 + i * 13}q5.500 8 11 0q5.500 8 11 0q5.500 8 11 0q5.500 8 ${11 - i} 0`),
      1.4,
      0.8,
    ],
    ['trim', leaf(28, 36, 26, 8, -60) + leaf(92, 36, 26, 8, 60) + leaf(30, 52, 20, 6, -80) + leaf(90, 52, 20, 6, 80)],
    ['light', oval(60, 44, 7)],
  ],
  firewater: () => [
    ['water', drop(60, 70, 34)],
    ['fire', flame(60, 96, 32, 62)],
    ['flare', flame(60, 96, 16, 38)],
    ['light', oval(42, 60, 4, 8), 0, 0.9],
  ],
  earthwater: () => [
    ['water', drop(60, 70, 34)],
    ['stone', poly(38, 88, 46, 62, 62, 54, 78, 66, 82, 88, 60, 98)],
    ['leaf', leaf(62, 56, 20, 6, 10) + leaf(60, 56, 14, 5, -40)],
    ['light', oval(42, 60, 4, 8), 0, 0.9],
  ],
  fireswamp: ({ any }) => [
    ['leaf', 'M-5 125V90C20 82 36 96 58 88S90 82 105 88V125Z'],
    [
      'wood',
      line(20, 96, 18, 40, 8, 28) + line(18, 56, 30, 44) + line(94, 94, 96, 48, 104, 38) + line(96, 62, 86, 52),
      4,
    ],
    ['fire', flame(40, 96, 16, 44, 3) + flame(66, 104, 20, 58, -3) + flame(88, 106, 12, 28)],
    ['flare', flame(40, 96, 8, 26) + flame(66, 104, 10, 34)],
    ['flare', many(6, () => oval(20 + any(70), 20 + any(40), 1.2))],
  ],
  marsh: ({ any }) => [
    ['water', 'M-5 125V88C20 80 36 94 58 86S90 80 105 86V125Z', 0, 0.9],
    ['leaf', many(9, (i) => leaf(6 + i * 12, 108, 44 + any(26), 3, any(24) - 12))],
    ['wood', many(4, (i) => line(18 + i * 24, 100, 20 + i * 24, 48 + any(14))), 1.6],
    ['wood', many(4, (i) => oval(19.5 + i * 24, 50 + (i % 2) * 8, 3, 8))],
    ['flare', oval(48, 78, 2.4) + oval(58, 78, 2.4)],
    ['ink', oval(53, 84, 14, 5)],
  ],
  torrent: () => [
    ['mid', 'M-5 20L30 10L60 30L105 8V125H-5Z', 0, 0.8],
    ['accent', house(24, 74, 1) + house(84, 66, 1.2)],
    ['wood', poly(12, 60, 24, 48, 36, 60) + poly(70, 50, 84, 35, 98, 50)],
    ['water', 'M-5 125V58C20 50 30 74 56 64S92 60 105 70V125Z'],
    [
      'light',
      curve(-4, 66, 18, 62, 36, 74, 60, 72, 104, 78) +
        curve(4, 84, 30, 80, 60, 92, 98, 90) +
        curve(-2, 100, 34, 98, 60, 108, 100, 104),
      2,
      0.85,
    ],
    ['wood', 'M60 84L80 78L84 84L64 90Z'],
  ],
  tidal: () => [
    [
      'water',
      'M-5 112C0 60 22 18 60 12C92 8 108 34 100 54C94 66 78 64 76 54' +
        'C76 46 84 44 88 48C80 34 58 44 56 66C54 90 78 104 110 100V125H-5Z',
    ],
    ['light', 'M60 12C92 8 108 34 100 54C98 36 86 22 60 22ZM50 24C30 36 16 62 10 96M62 30C44 40 36 64 40 92', 2, 0.9],
    ['accent', house(88, 112, 0.7) + house(74, 114, 0.6)],
    ['light', oval(90, 70, 3) + oval(100, 66, 2.4) + oval(82, 76, 2)],
  ],
  union: () => [
    ['water', 'M16 4C24 30 50 34 54 62H66C70 34 96 30 104 4L92 4C86 24 62 26 60 44C58 26 34 24 28 4Z'],
    ['fire', 'M92 4H104C96 30 70 34 66 62H60C60 36 88 26 92 4Z', 0, 0.75],
    ['trim', 'M34 62H86C86 82 72 88 66 90V100H80V106H40V100H54V90C48 88 34 82 34 62Z'],
    ['light', oval(60, 63, 25, 4)],
    ['light', line(42, 70, 46, 80), 2, 0.8],
  ],
  sirens: () =>
    [
      [30, 84, 0.9, false],
      [92, 86, 0.86, true],
      [60, 62, 1.1, false],
    ]
      .flatMap(([x, y, s, isLeft]) =>
        put(
          [
            ['hair', 'M-6 -40C-18 -34 -14 -10 -20 2L-4 -8L6 -34Z'],
            ['skin', limb([0, -26, 0, -2], [6, 6])],
            ['cloth', limb([0, -4, -4, 12, 10, 20, 24, 12], [7, 8, 5, 2])],
            ['trim', leaf(22, 14, 14, 5, 30) + leaf(22, 14, 13, 5, 90)],
            ['skin', oval(1, -36, 6, 7) + limb([4, -24, 14, -30, 12, -42], [2.2, 2, 1.6])],
            ['hair', 'M-6 -36C-7 -46 7 -46 7 -38C2 -42 -3 -40 -6 -36Z'],
            ['ink', oval(3, -33, 1.6, 2)],
          ] as Layer[],
          x as number,
          y as number,
          s as number,
          0,
          isLeft as boolean,
        ),
      )
      .concat([
        ['stone', 'M4 125L14 100L40 98L52 84L76 86L84 102L104 104V125Z'],
        ['light', 'M82 20q4 -4 8 0t8 0M20 26q4 -4 8 0t8 0', 1.6, 0.9],
      ]),
  sprinkle: () => [
    [
      'skin',
      'M10 18L48 22C62 24 74 30 80 40C84 46 78 50 74 46L62 38C70 48 74 56 72 62' +
        'C70 66 64 64 62 58L54 44C58 54 58 62 54 66C50 68 46 64 46 58L42 44L10 44Z',
    ],
    ['cloth', 'M-5 12H18V50H-5Z'],
    ['trim', 'M14 12H20V50H14Z'],
    ['water', many(11, (i) => drop(44 + (i % 4) * 13 + (i % 2) * 5, 78 + Math.floor(i / 4) * 15, 3.4))],
    ['light', oval(70, 112, 26, 4), 1, 0.8],
  ],
  drown: () => [
    ['water', 'M-5 125V72C14 64 30 80 50 72S88 64 105 72V125Z'],
    [
      'skin',
      'M50 84L48 44C46 36 40 32 42 28C46 26 50 32 52 36L53 20C53 14 59 14 59 20' +
        'L60 32L64 16C66 10 71 12 70 18L67 36L74 26C78 22 82 26 78 31L68 50L70 84Z',
    ],
    ['water', 'M-5 125V84C18 76 34 92 60 84S92 78 105 86V125Z', 0, 0.92],
    ['light', oval(60, 84, 18, 3.4) + oval(60, 84, 28, 5.4), 1.2, 0.8],
    ['light', oval(34, 60, 2.4) + oval(86, 56, 3) + oval(90, 66, 1.6)],
  ],
  immortal: () => [
    ['stone', 'M24 112H98L92 102H30ZM52 102H70V78H52ZM28 66H94C92 80 78 82 61 82S30 80 28 66Z'],
    ['water', 'M61 16C80 14 90 40 88 66H82C82 46 74 30 64 28V66H58V28C48 30 40 46 40 66H34C32 40 42 14 61 16Z'],
    ['light', oval(61, 66, 32, 4)],
    ['flare', star(61, 12, 11, 8, 0.4)],
    ['light', drop(30, 92, 3) + drop(92, 92, 3)],
  ],
  // Buka
  marque: () => [
    ['bone', 'M24 16C40 10 80 18 96 12V88C80 94 44 86 28 94C20 70 30 44 24 16Z'],
    ['ink', line(38, 30, 84, 28) + line(38, 40, 84, 38) + line(38, 50, 84, 48) + line(38, 60, 70, 59), 1.6, 0.6],
    ['fire', star(76, 80, 15, 14, 0.84)],
    ['flare', star(76, 80, 7, 5, 0.45)],
    ['fire', 'M68 92L64 112L72 106L76 114L78 94Z'],
    ...put(prop('quill').layers, 34, 84, 1.1, -10),
  ],
  armoury: () => [
    ['wood', 'M10 20H108V26H10ZM10 92H108V98H10ZM12 20H18V110H12ZM100 20H106V110H100Z'],
    ...[30, 48, 66, 84].flatMap((x, i) =>
      put(prop((['cutlass', 'spear', 'hammer', 'pick'] as const)[i]).layers, x + 2, 66, i === 1 ? 0.7 : 0.9),
    ),
    ...put(prop('shield').layers, 58, 104, 0.8),
    ...put(prop('shot').layers, 28, 110, 0.7),
  ],
  firecopier: () => [
    ['metal', 'M12 96C12 66 44 66 44 96ZM76 96C76 66 108 66 108 96Z'],
    ['wood', 'M8 96H112V106H8Z'],
    ['fire', flame(28, 78, 20, 46)],
    ['flare', flame(28, 78, 10, 28)],
    ['fire', flame(92, 78, 20, 46)],
    ['flare', flame(92, 78, 10, 28)],
    ['trim', oval(60, 60, 20), 3.4],
    ['glow', oval(60, 60, 18), 0, 0.8],
    ['light', line(50, 52, 58, 46), 2],
    ['flare', bolt(42, 88, 78, 88, 3)],
  ],
  entreat: () => [
    [
      'skin',
      'M8 92L40 66C48 60 58 58 68 60L92 58C98 58 98 66 92 67L74 69L94 72C100 74 98 81 92 80L70 80L60 88L26 112Z',
    ],
    ['cloth', 'M-5 84L16 82L34 108L20 125H-5Z'],
    ['trim', line(14, 82, 33, 108), 3],
    ['trim', 'M64 40C64 26 100 26 100 40C100 52 64 52 64 40Z'],
    ['flare', oval(82, 40, 12, 6)],
    ['light', star(82, 24, 8) + star(98, 20, 4) + star(66, 22, 4)],
  ],
  ship: (stage) => [
    ...shipOf(stage),
    ['water', swell(100, 6, 4, stage.any(20))],
    ['light', curve(4, 103, 22, 99, 40, 104) + curve(60, 105, 80, 101, 102, 105), 1.2, 0.8],
  ],
  // Pillar
  potion: (stage) => {
    const flask = FLASKS[stage.more.find((word) => word in FLASKS) ?? 'round']
    const brew = BREWS[stage.more.find((word) => word in BREWS) ?? 'cosmic']
    return [
      ['glow', oval(60, 66, 46), 0, 0.6],
      ['accent', flask],
      ['light', 'M50 10H70V17H50Z'],
      ['wood', 'M53 2H67V12H53Z'],
      ...brew(stage),
      ['light', 'M34 62C34 54 40 48 46 46', 3, 0.85],
      ['light', flask, 1.4, 0.8],
    ]
  },
}
