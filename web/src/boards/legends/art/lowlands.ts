// The countries of the Aqua, the Khind, the Mimix, the Pillar, the Buka, and of everybody else.

import { blob, cloud, curve, flame, hills, leaf, line, oval, poly, ridge, swell, path } from './pen'
import {
  around,
  stars,
  sun,
  crescent,
  window,
  grass,
  palm,
  curveBand,
  kite,
  capOf,
  trunk,
  jar,
  sails,
  type Place,
} from './scenery'

export const LOWLANDS: Record<string, Place> = {
  // Aqua: swells, light shafts, reefs
  sea: (any) => [
    ...sun(26 + any(50), 34, 10),
    ['far', swell(66, 8, 3, any(30))],
    ['mid', swell(80, 10, 2, any(40))],
    ['light', curve(4, 84, 20, 80, 34, 85) + curve(60, 90, 76, 86, 92, 91), 1, 0.7],
    ['near', swell(98, 8, 3, any(30))],
  ],
  shafts: (any) => {
    const x = 20 + any(30)
    return [
      [
        'glow',
        poly(x, -5, x + 16, -5, x + 52, 125, x + 6, 125) + poly(x + 34, -5, x + 42, -5, x + 100, 125, x + 74, 125),
        0,
        0.42,
      ],
      ['mid', hills(104, 10, 4, 14, 2)],
      ['light', around(8, () => oval(any(100), any(90), 0.8 + any(14) / 10)), 1, 0.7],
    ]
  },
  reef: (any) => [
    ['glow', poly(60, -5, 76, -5, 96, 125, 50, 125), 0, 0.3],
    ['far', around(5, (i) => leaf(i * 22 + 2, 112, 50 + any(24), 9, any(30) - 15))],
    [
      'mid',
      'M4 125V96C4 86 12 88 12 96C12 76 22 76 20 96L24 125ZM78 125C76 92 84 92 84 104C84 80 94 82 92 104L98 125Z',
    ],
    ['accent', around(4, (i) => oval(8 + i * 27, 104 + any(6), 4) + oval(12 + i * 27, 99, 2.6)), 0, 0.9],
    ['near', hills(110, 4, 8, 2, 6)],
  ],
  kelp: (any) => [
    ['far', around(8, (i) => curveBand(i * 14 + any(6), any(12) - 6))],
    ['mid', around(5, (i) => curveBand(i * 24 + 4 + any(8), any(16) - 8)), 0, 0.9],
    ['light', around(6, () => oval(any(100), any(90), 1)), 0.8, 0.7],
    ['near', hills(110, 6, 2, 8)],
  ],
  trench: (any) => [
    ['far', 'M-5 -5H20L30 30L18 60L34 96V125H-5ZM105 -5H88L78 26L90 58L74 96V125H105Z'],
    ['mid', 'M-5 40L12 60L4 90L22 125H-5ZM105 30L94 60L100 88L86 125H105Z'],
    ['glow', oval(54, 10, 26, 40), 0, 0.5],
    ['flare', around(7, () => oval(10 + any(80), 40 + any(60), 0.8)), 0, 0.8],
  ],
  sunken: (any) => [
    ['far', 'M6 125V46H2V40H26V46H22V125ZM40 125V60H36V54H60V60H56V125ZM78 125V36H74V30H100V36H96V125Z'],
    ['mid', 'M2 40L14 28L26 40ZM-5 125V104L30 100L60 108L105 100V125Z'],
    ['light', around(6, () => oval(any(100), any(90), 1.2)), 0.8, 0.7],
  ],
  falls: (any) => [
    ['far', 'M-5 -5H30V125H-5ZM78 -5H105V125H78Z'],
    ['light', 'M34 -5C32 40 38 80 30 125H80C72 80 76 40 74 -5Z', 0, 0.55],
    ['water', around(5, (i) => line(38 + i * 8, -5, 37 + i * 8, 70 + any(30))), 2, 0.8],
    ['mid', swell(100, 7, 3, any(20))],
    ['near', 'M-5 40L14 50L8 80L20 125H-5ZM105 30L92 50L98 84L88 125H105Z'],
  ],
  shore: (any) => [
    ...sun(76, 30, 10),
    ['far', 'M-5 125V62H105V125Z'],
    ['light', line(10, 68, 40, 68) + line(60, 72, 90, 72) + line(30, 78, 54, 78), 0.9, 0.7],
    ['trim', hills(94, 4, 8, 2, 6 + any(4)), 0, 0.9],
    ['near', 'M-5 125V86C10 84 14 104 30 108L60 125Z'],
  ],
  // Khind: tents, crooked houses, hills with kites
  fair: (any) => [
    ...sun(22, 26, 9),
    ['far', 'M2 90V62L24 40L46 62V90ZM58 90V56L82 30L106 56V90Z'],
    ['light', 'M10 90L24 40L20 90ZM30 90L24 40L40 90ZM68 90L82 30L76 90ZM90 90L82 30L100 90Z', 0, 0.6],
    ['accent', poly(24, 40, 24, 30, 34, 34) + poly(82, 30, 82, 18, 94, 23)],
    ['near', hills(100, 4 + any(4), 2, 6, 2)],
  ],
  street: (any) => [
    ['far', 'M-5 100V44L8 30L22 46V100ZM26 100V54H46V100ZM24 54L36 38L48 54ZM76 100V40L90 24L105 42V100Z'],
    ['mid', 'M56 100V60L68 46L80 62V100Z'],
    [
      'light',
      window(4, 66, 6, 10) +
        window(32, 72, 6, 10) +
        window(64, 82, 6, 10) +
        window(88, 60, 6, 10) +
        window(88, 84, 6, 10),
      0,
      0.85,
    ],
    ['near', hills(104, 2, 6 + any(3), 3, 5)],
  ],
  kitehill: (any) => [
    ...sun(78, 30, 11),
    ['far', hills(84, 8, 24, 10, 18, 6)],
    ['accent', kite(22, 22, 9) + kite(54, 12, 5)],
    ['trim', kite(90, 50, 6)],
    ['light', curve(22, 32, 18, 44, 28, 54, 24, 64) + curve(54, 17, 58, 26, 50, 32), 0.8],
    ['mid', hills(94, 12, 4, 14, 6)],
    grass(any, 110),
  ],
  treehouse: (any) => [
    ['far', blob(10, 70, -6, 30, 24, 4, 56, -8, 92, 2, 108, 34, 96, 66, 54, 54)],
    ['wood', 'M14 125C22 90 16 70 12 50L24 60L30 40L32 70L44 56C36 80 34 100 40 125Z'],
    ['mid', 'M4 52H50V72H4ZM0 52L27 32L54 52Z'],
    ['light', window(14, 68, 8, 12) + window(32, 68, 8, 12), 0, 0.9],
    ['near', hills(104, 4 + any(3), 8, 2)],
  ],
  playground: (any) => [
    ...sun(24, 26, 9),
    ['far', hills(80, 6, 14, 4, 12)],
    ['mid', 'M6 100L22 44L26 44L42 100H38L24 52L10 100ZM22 44H88V48H22ZM72 100L86 44L90 44L104 100H100L88 52L76 100Z'],
    ['mid', line(40, 48, 38, 84) + line(52, 48, 50, 84) + line(36, 84, 52, 84), 1],
    ['near', hills(102, 4 + any(3), 2, 6)],
  ],
  roofs: (any) => [
    ...crescent(30, 26, 10),
    stars(any, 8),
    ['far', ridge(88, 20, 36, 18, 44, 16, 30)],
    ['mid', 'M-5 125V92L14 72L34 92V125ZM58 125V86L82 62L106 86V125Z'],
    ['wood', 'M20 78V62H27V84ZM92 72V54H100V80Z'],
    ['near', 'M-5 125V108H105V125Z'],
  ],
  hollow: (any) => [
    ['glow', oval(60, 50, 34), 0, 0.6],
    ['far', around(6, (i) => leaf(i * 20, 120, 96 + any(16), 10, any(20) - 10))],
    ['mid', around(4, (i) => oval(i * 32 + 4, 92 + any(6), 15, 11))],
    ['accent', around(4, (i) => capOf(12 + i * 27, 100 + any(5), 7))],
    grass(any, 112),
  ],
  // Mimix: leaves, plains, totems
  forest: (any) => [
    ['glow', oval(60, 44, 30, 40), 0, 0.7],
    ['far', around(7, (i) => trunk(i * 17 - 4 + any(5), 3))],
    ['mid', trunk(6, 6) + trunk(94, 7)],
    ['near', blob(-8, -8, 40, -6, 108, -8, 104, 16, 80, 10, 60, 18, 36, 8, 16, 20, -6, 12)],
    grass(any, 106),
  ],
  savanna: (any) => [
    ...sun(34 + any(30), 48, 16),
    ['far', hills(82, 6, 10, 5, 8)],
    ['mid', 'M84 92C84 70 80 60 70 52M84 74C88 62 94 58 98 54', 2.4],
    ['mid', oval(72, 48, 18, 5) + oval(98, 50, 14, 4)],
    ['near', hills(98, 2, 6, 2, 5)],
    grass(any, 112),
  ],
  huts: (any) => [
    ...crescent(28, 24, 9),
    ['far', 'M0 96C0 66 14 54 20 50C28 54 40 66 40 96ZM66 96C66 62 80 50 86 44C94 50 108 62 108 96Z'],
    ['near', window(14, 96, 10, 20) + window(80, 96, 11, 22)],
    ['fire', flame(52, 100, 10, 22)],
    ['flare', flame(52, 100, 5, 12)],
    ['mid', hills(102, 3 + any(3), 6, 2)],
  ],
  totems: (any) => [
    ['glow', oval(56, 40, 36), 0, 0.55],
    ['far', hills(86, 14, 22, 12, 20)],
    ['wood', 'M8 110V30L3 24L10 18H22L29 24L24 30V110ZM82 110V44L78 38H102L98 44V110Z'],
    [
      'light',
      oval(12, 38, 2.4) + oval(20, 38, 2.4) + oval(86, 54, 2.4) + oval(94, 54, 2.4) + poly(11, 48, 21, 48, 16, 54),
      0,
      0.9,
    ],
    ['accent', 'M8 62H24V68H8ZM82 72H98V78H82Z'],
    grass(any, 108),
  ],
  jungle: (any) => [
    ['glow', oval(58, 46, 34), 0, 0.65],
    [
      'far',
      [-70, -44, -18, 10, 36, 64].map((turn, i) => leaf(54, 120, 100 - (i % 2) * 12, 13, turn + any(8))).join(''),
    ],
    [
      'mid',
      leaf(-6, 118, 84, 16, 16) + leaf(4, 122, 70, 14, 40) + leaf(106, 118, 86, 16, -16) + leaf(98, 122, 66, 14, -42),
    ],
    ['rim', 'M-6 118L16 40M106 118L84 38M4 122L46 72M98 122L58 74', 0.7, 0.4],
  ],
  hilltop: (any) => [
    stars(any, 10),
    ['far', hills(92, 8, 22, 40, 30, 12, 6)],
    ['mid', hills(102, 4, 10, 4, 14)],
    grass(any, 112),
  ],
  plain: (any) => [
    ['far', ridge(74, 8, 20, 12, 26, 8)],
    ['mid', hills(82, 4, 6, 3, 5)],
    ['light', around(9, (i) => line(i * 12 - 2, 96 + any(12), i * 12 + 1, 86 + any(8))), 0.9, 0.6],
    ['near', hills(100, 4, 2, 6)],
    grass(any, 114),
  ],
  // Pillar: dunes, jars, ropes, columns
  dunes: (any) => {
    const x = 22 + any(50)
    return [
      ...sun(x, 32, 12),
      ['far', 'M-10 125V76C18 52 34 70 52 74C72 78 84 58 110 62V125Z'],
      ['mid', 'M-10 125V94C10 82 26 76 44 86C60 94 76 96 110 80V125Z'],
      ['light', curve(-10, 94, 18, 82, 44, 86), 1, 0.7],
      ['near', 'M44 86C60 94 76 96 110 80V125H30C46 110 50 96 44 86Z'],
    ]
  },
  oasis: (any) => [
    ...sun(30, 30, 10),
    ['far', hills(80, 8, 18, 6, 14)],
    ...palm(10, 98, 46),
    ...palm(88, 98, 56 + any(6)),
    ['water', oval(50, 98, 34, 6)],
    ['light', line(30, 98, 50, 98) + line(54, 100, 70, 100), 0.8, 0.8],
    ['near', 'M-5 125V104C20 98 30 108 56 108S90 100 105 102V125Z'],
  ],
  columns: (any) => [
    ...sun(50, 34, 12),
    ['far', 'M6 110V34H2V28H26V34H22V110ZM82 110V46L88 40L96 48V110Z'],
    ['light', line(11, 36, 11, 108) + line(17, 36, 17, 108) + line(87, 50, 87, 108), 0.8, 0.4],
    ['mid', 'M36 110V84H52V110ZM34 84H54V80H34Z'],
    ['near', hills(106, 4 + any(4), 2, 8)],
  ],
  market: (any) => [
    ['far', 'M-5 100V30H105V100Z'],
    [
      'light',
      'M-5 30H105V44Q98 50 91 44Q84 50 77 44Q70 50 63 44Q56 50 49 44Q42 50 35 44Q28 50 21 44Q14 50 7 44Q2 50 -5 44Z',
    ],
    ['accent', 'M7 30H21V44Q14 50 7 44ZM35 30H49V44Q42 50 35 44ZM63 30H77V44Q70 50 63 44ZM91 30H105V44Q98 50 91 44Z'],
    ['near', 'M-5 125V98H105V125Z'],
    ['wood', around(4, (i) => jar(8 + i * 28, 98 + any(3), 7))],
  ],
  mushrooms: (any) => [
    ...sun(70, 30, 9),
    ['far', capOf(16, 62, 18) + capOf(88, 54, 22)],
    ['mid', 'M12 125V62H20V125ZM84 125V54H93V125Z'],
    ['near', hills(102, 4 + any(4), 8, 3)],
    ['accent', capOf(34, 100, 8) + capOf(6, 106, 9)],
  ],
  caravan: (any) => [
    ...crescent(26, 24, 10),
    stars(any, 10),
    ['far', hills(84, 10, 26, 12, 22)],
    ['mid', around(5, (i) => oval(16 + i * 9, 80 - (i % 2) * 2, 6, 5)) + poly(20, 76, 26, 62, 40, 62, 46, 76)],
    ['near', hills(98, 4, 8, 2, 6)],
  ],
  // Buka: decks, sails, harbours at night
  deck: (any) => [
    ...crescent(76, 22, 9),
    ['far', swell(74, 5, 4, any(20))],
    ['mid', 'M10 125V-5H16V125ZM13 6L44 26L13 60Z'],
    ['wood', 'M-5 125V96H105V125Z'],
    ['ink', line(-5, 104, 105, 104) + line(-5, 112, 105, 112), 0.8, 0.5],
    ['mid', 'M-5 96V84H105V87H-5ZM4 84V96M22 84V96M40 84V96M58 84V96M76 84V96M94 84V96', 1.6],
  ],
  nightsea: (any) => [
    ...crescent(24 + any(54), 24, 12),
    stars(any, 12),
    ['far', swell(74, 8, 3, any(30))],
    ['light', line(30, 80, 60, 80) + line(40, 86, 66, 86), 0.9, 0.5],
    ['mid', swell(88, 8, 2, any(40))],
    ['near', swell(102, 7, 4, any(24))],
  ],
  harbour: (any) => [
    stars(any, 9),
    ['far', 'M-5 90V58H12V46L20 38L28 46V58H40V90ZM70 90V50L78 42L86 50V66H105V90Z'],
    [
      'flare',
      window(4, 74, 4, 7) + window(18, 58, 4, 8) + window(30, 74, 4, 7) + window(76, 64, 4, 8) + window(92, 80, 4, 7),
      0,
      0.95,
    ],
    ['mid', 'M46 96V30H48V96ZM48 34L66 70H48Z'],
    ['near', swell(96, 5, 4, any(20))],
  ],
  rigging: (any) => [
    stars(any, 8),
    ['mid', 'M52 -5H58V125H52ZM20 26H92V30H20ZM28 76H86V79H28Z'],
    ['bone', 'M22 30C34 44 30 60 28 76H84C90 60 88 44 90 30Z', 0, 0.7],
    ['near', line(-5, 125, 54, 10, 108, 125) + line(10, 125, 54, 24, 96, 125), 1],
    ['near', swell(112, 5, 4, any(20))],
  ],
  island: (any) => [
    ...sun(26, 30, 10),
    ['far', swell(74, 4, 4, any(20))],
    ['mid', 'M40 84C52 62 66 50 76 52C90 54 98 70 104 84Z'],
    ...palm(84, 56, 24),
    ['near', swell(92, 7, 3, any(30))],
  ],
  cabin: (any) => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['glow', 'M30 20H88V64H30Z'],
    ['water', 'M30 50H88V64H30Z', 0, 0.8],
    ['mid', 'M28 18H90V22H28ZM28 62H90V66H28ZM46 18V66M68 18V66', 2.4],
    ['wood', 'M-5 125V96H105V125Z'],
    ['flare', flame(12, 88, 4, 9 + any(2))],
    ['bone', 'M9 88H15V96H9Z'],
  ],
  ghostfleet: (any) => [
    ...crescent(70, 22, 10),
    ['far', sails(20, 82, 0.7) + sails(84, 78, 0.6), 0, 0.8],
    ['light', cloud(20, 96, 30) + cloud(84, 92, 26), 0, 0.3],
    ['mid', swell(94, 5, 4, any(20))],
  ],
  // Mutants and all others
  shatter: (any) => {
    const x = 50 + any(12)
    return [
      ['glow', path`M${x} 4A44 44 0 0 0 ${x} 92L${x - 6} 70L${x + 4} 50L${x - 5} 28Z`, 0, 0.8],
      ['far', path`M${x + 5} 8A40 40 0 0 1 ${x + 5} 88L${x} 70L${x + 9} 50L${x + 1} 28Z`],
      ['near', ridge(104, 12, 20, 6, 16, 4, 10)],
    ]
  },
  vats: (any) => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['leaf', around(3, (i) => path`M${i * 38 - 4} 96V34A14 14 0 0 1 ${i * 38 + 24} 34V96Z`), 0, 0.8],
    ['light', around(8, () => oval(any(100), 40 + any(50), 1.4)), 0.8, 0.7],
    ['near', 'M-5 125V94H105V125Z'],
  ],
  bog: (any) => [
    ['glow', oval(60, 50, 34, 30), 0, 0.5],
    [
      'far',
      around(6, (i) => line(i * 20, 96, i * 20 + any(9) - 4, 34 + any(30)) + line(i * 20, 66, i * 20 + 8, 56)),
      2.4,
    ],
    ['near', hills(98, 4, 2, 6)],
    ['leaf', 'M-5 125V104C20 98 40 110 60 104S90 98 105 104V125Z', 0, 0.8],
  ],
  void: (any) => [
    stars(any, 16),
    ['glow', oval(58, 50, 34), 0, 0.5],
    ['light', oval(58, 50, 42, 12), 0.9, 0.7],
    ['near', ridge(110, 8, 4, 12, 2, 9)],
  ],
  temple: (any) => [
    ['glow', oval(56, 44, 34, 40), 0, 0.6],
    ['far', 'M0 40L52 8L104 40ZM6 44H18V110H6ZM28 44H38V110H28ZM68 44H78V110H68ZM88 44H100V110H88Z'],
    ['mid', 'M-5 100H105V106H-5Z'],
    ['near', 'M-5 125V106H105V125Z'],
    ['light', flame(23, 98, 5, 12 + any(4)) + flame(83, 98, 5, 13), 0, 0.9],
  ],
  hall: () => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['glow', poly(58, -5, 70, -5, 92, 125, 22, 125), 0, 0.5],
    ['mid', 'M-5 -5H8V125H-5ZM20 -5H28V125H20ZM84 -5H92V125H84ZM98 -5H105V125H98Z'],
    ['near', 'M-5 125V102H105V125Z'],
  ],
}
