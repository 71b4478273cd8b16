// The countries of the Hoax, the Vulca, the Terrah and the Flit.

import { blob, cloud, curve, flame, hills, line, oval, poly, rays, ridge } from './pen'
import { around, stars, sun, crescent, window, spire, shelf, chip, isle, hillock, type Place } from './scenery'

export const HIGHLANDS: Record<string, Place> = {
  // Hoax: towers of books, orbits, lenses
  library: (any) => [
    ['far', shelf(24, any) + shelf(44, any) + shelf(64, any) + shelf(84, any)],
    ['mid', 'M-5 24H105V27H-5ZM-5 44H105V47H-5ZM-5 64H105V67H-5ZM-5 84H105V88H-5Z'],
    ['near', 'M-5 125V98H105V125Z'],
  ],
  spires: (any) => [
    ...sun(24 + any(16), 30, 10),
    ['far', spire(18, 46, 6, 20) + spire(84, 36, 7, 26) + spire(66, 56, 5, 16)],
    ['mid', spire(4, 62, 7, 22) + spire(96, 58, 8, 26) + spire(40, 74, 5, 16)],
    ['light', window(82, 60, 3, 8) + window(95, 82, 3, 8) + window(2, 84, 3, 8), 0, 0.8],
    ['near', hills(98, 4, 8, 2, 6, 3)],
  ],
  orbits: (any) => {
    const [x, y] = [60 + any(10), 38]
    return [
      ['glow', oval(x, y, 30), 0, 0.5],
      ['light', oval(x, y, 40, 15) + oval(x, y, 30, 34) + oval(x, y, 52, 22), 0.9, 0.8],
      ['accent', oval(x + 38, y + 4, 3.4) + oval(x - 26, y - 16, 2.6) + oval(x + 12, y - 32, 3)],
      stars(any, 9),
      ['near', hills(96, 4, 0, 6, 2)],
    ]
  },
  dome: (any) => [
    stars(any, 14),
    ['far', 'M2 86V60A34 34 0 0 1 70 60V86Z'],
    ['mid', 'M30 27H40V86H30Z'],
    ['glow', 'M32 30L38 30L38 84L32 84Z', 0, 0.7],
    ['mid', 'M-4 84H78V90H-4Z'],
    ['near', 'M-5 125V90H105V125Z'],
  ],
  crypt: (any) => [
    ['far', 'M-5 125V-5H105V125H80V50A30 34 0 0 0 20 50V125Z'],
    ['mid', 'M-5 125V-5H14V125ZM92 125V-5H105V125Z'],
    ['glow', oval(50, 60, 26, 36), 0, 0.45],
    ['near', 'M-5 125V100H105V125Z'],
    ['light', flame(10, 40, 3, 8 + any(3)) + flame(95, 40, 3, 8), 0, 0.9],
  ],
  window: () => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['glow', window(30, 92, 56, 84)],
    ['mid', 'M57 8V92M30 40H86M30 64H86', 2],
    ['near', 'M-5 125V92H105V125Z'],
    ['mid', 'M22 96H94V91H22Z'],
  ],
  stairs: () => [
    ['far', 'M-5 125V92H20V78H40V64H60V50H80V36H105V125Z'],
    ['mid', 'M-5 125V104H30V92H52V80H74V68H105V125Z'],
    ['light', 'M-5 92H20V93H-5ZM20 78H40V79H20ZM40 64H60V65H40ZM60 50H80V51H60Z', 0, 0.6],
    ...sun(24, 26, 12),
  ],
  road: (any) => [
    ...sun(70, 34, 10),
    ['far', ridge(76, 10, 26, 14, 34, 12, 22)],
    ['mid', hills(84, 6, 2, 8, 4)],
    ['light', 'M50 82C56 90 34 96 30 125H78C70 104 64 92 54 82Z', 0, 0.55],
    ['near', spire(90, 70, 4, 14) + hills(100, 2 + any(3), -8, -20, 2, 6)],
  ],
  desks: (any) => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['glow', oval(26, 30, 40), 0, 0.6],
    ['mid', shelf(30, any) + 'M-5 30H105V33H-5Z'],
    ['near', 'M-5 125V92H105V125Z'],
    ['wood', 'M-5 92H105V97H-5Z'],
    ['bone', 'M4 92L7 82H20L18 92Z'],
  ],
  // Vulca: flames, ash, caves of glass
  volcano: (any) => {
    const x = 34 + any(30)
    return [
      ['glow', oval(x, 34, 34, 28), 0, 0.8],
      ['fire', flame(x, 44, 12, 34, any(9) - 4)],
      ['flare', flame(x, 44, 6, 20)],
      ['far', poly(-14, 125, x - 8, 42, x - 3, 46, x + 3, 43, x + 8, 42, 114, 125)],
      ['fire', curve(x, 44, x - 4, 58, x + 5, 70, x - 3, 90), 1.8],
      ['near', ridge(104, 10, 4, 14, 2, 12, 6)],
    ]
  },
  lavafield: (any) => [
    ['far', ridge(66, 14, 22, 8, 26, 10, 18)],
    ['fire', 'M-5 125V82H105V125Z'],
    ['flare', 'M-5 88H105V91H-5ZM-5 100H105V104H-5Z', 0, 0.7],
    [
      'near',
      around(6, (i) =>
        blob(i * 19 - 4, 92 + any(12), i * 19 + 6, 87 + any(8), i * 19 + 13, 93 + any(8), i * 19 + 4, 98 + any(10)),
      ),
    ],
    ['front', ridge(118, 10, 4, 8, 2, 12, 6)],
  ],
  forge: (any) => [
    ['far', 'M-5 125V-5H105V125H84V46C84 14 28 14 28 46V125Z'],
    ['glow', oval(56, 66, 30, 46)],
    ['fire', flame(46, 96, 22, 50, -4) + flame(66, 96, 22, 62, 4)],
    ['near', ridge(104, 8, 12, 4, 4, 12, 8)],
    ['mid', 'M-5 -5H105V8L86 16L70 6L50 14L30 6L12 18L-5 10Z'],
    ['flare', around(6, () => oval(14 + any(74), 12 + any(40), 0.9))],
  ],
  ash: (any) => [
    ['far', cloud(22, 36, 26) + cloud(76, 26, 30)],
    [
      'mid',
      around(5, (i) => line(8 + i * 21, 92, 9 + i * 21, 60 + any(16)) + line(9 + i * 21, 74, 15 + i * 21, 66)),
      2,
    ],
    ['near', hills(96, 2, 8, 2, 6)],
    ['fire', around(14, () => oval(any(100), any(90), 0.7 + any(6) / 10)), 0, 0.8],
  ],
  wallfire: (any) => [
    ['fire', around(8, (i) => flame(i * 14 + 2, 112, 20, 60 + any(40), any(13) - 6))],
    ['flare', around(7, (i) => flame(i * 15 + 4, 112, 12, 34 + any(26), any(9) - 4)), 0, 0.9],
    ['front', ridge(116, 10, 4, 12, 6, 10)],
  ],
  obsidian: (any) => [
    ['glow', oval(60, 50, 40, 36), 0, 0.7],
    ['far', around(6, (i) => poly(i * 20 - 12, 125, i * 20 - 4, 34 + any(30), i * 20 + 4, 125))],
    ['mid', around(4, (i) => poly(i * 34 - 16, 125, i * 34 - 8, 56 + any(24), i * 34 + 6, 125))],
    ['rim', around(4, (i) => line(i * 34 - 8, 66, i * 34 - 12, 110)), 0.8, 0.5],
    ['near', ridge(106, 4, 10, 2, 8)],
  ],
  smoke: (any) => [
    ['far', 'M30 125C10 96 44 84 26 62C10 40 40 30 24 4L60 -10C50 20 74 30 58 54C46 74 76 90 60 125Z', 0, 0.7],
    ['mid', 'M66 125C52 100 84 88 70 66C60 46 86 34 76 10L100 0C96 24 112 40 96 60C86 80 108 96 98 125Z', 0, 0.8],
    ['fire', around(8, () => oval(any(100), 30 + any(70), 1)), 0, 0.8],
    ['near', ridge(104, 6, 12, 4, 10)],
  ],
  // Terrah: strata, mesas, cracks
  mesa: (any) => [
    ...sun(22 + any(20), 30, 11),
    ['far', 'M-5 125V52H18L22 74L40 78V46H74L78 70L105 74V125Z'],
    ['mid', 'M-5 125V84L20 80L28 92H60L68 70H92L98 82H105V125Z'],
    ['light', 'M-5 60H19M40 54H75M40 62H76M68 78H93', 0.8, 0.5],
    ['near', hills(104, 6, 2, 8, 4)],
  ],
  canyon: () => [
    ['glow', oval(52, 40, 26, 44), 0, 0.7],
    ['far', 'M-5 -5H34L28 20L38 40L30 66L40 90V125H-5ZM105 -5H72L80 24L70 46L78 70L68 92V125H105Z'],
    ['mid', 'M-5 -5H16L12 30L22 54L14 80L24 125H-5ZM105 -5H90L94 34L84 60L92 88L84 125H105Z'],
    ['light', 'M-5 24H26M-5 50H34M74 34H105M72 60H105', 0.8, 0.35],
    ['near', hills(106, 8, 2, 10)],
  ],
  arch: (any) => [
    ...sun(56, 44, 13),
    ['far', 'M4 125C2 40 30 12 58 12S104 44 102 125H84C86 70 74 36 56 36S22 66 24 125Z'],
    ['light', 'M12 60H30M14 48H34M84 62H100M78 46H94', 0.8, 0.4],
    ['near', hills(100, 4, 8 + any(4), 2, 6)],
  ],
  cavern: (any) => [
    ['far', 'M-5 -5H105V125H-5Z'],
    ['glow', oval(54, 56, 40, 40), 0, 0.6],
    ['mid', around(7, (i) => poly(i * 17 - 8, -5, i * 17 + 8, -5, i * 17 + any(5) - 2, 12 + any(26)))],
    ['water', around(3, (i) => poly(i * 40 - 2, 110, i * 40 + 2, 84 + any(8), i * 40 + 8, 110)), 0, 0.8],
    ['near', ridge(106, 12, 4, 8, 2, 10)],
  ],
  circle: (any) => [
    ...crescent(30, 28, 10),
    [
      'far',
      around(5, (i) => poly(i * 24 - 6, 92, i * 24 - 5, 56 + any(8), i * 24 + 6, 54 + any(8), i * 24 + 8, 92)) +
        'M14 56H46V62H14Z',
    ],
    ['mid', hills(92, 2, 6, 3, 5)],
    ['near', poly(-6, 125, -4, 64, 8, 60, 14, 125) + poly(90, 125, 92, 58, 104, 62, 108, 125)],
  ],
  crack: (any) => [
    ['far', ridge(68, 18, 8, 26, 12, 20)],
    ['mid', 'M-5 125V80H105V125Z'],
    ['fire', poly(48, 80, 44, 88, 56, 94, 40, 104, 52, 125, 72, 125, 56, 104, 68, 94, 54, 87, 58, 80)],
    ['flare', line(52, 82, 49, 88, 60, 94, 47, 104, 60, 122), 1.4],
    ['near', 'M-5 125V98L20 92L34 108L44 125ZM105 125V96L84 90L72 106L66 125Z'],
    ['stone', around(5, () => poly(...chip(10 + any(80), 20 + any(40), 2 + any(3))))],
  ],
  quarry: () => [
    ['far', 'M-5 125V20H30V40H52V60H105V125Z'],
    ['mid', 'M-5 125V48H14V66H34V84H105V125Z'],
    ['light', 'M-5 20H30V22H-5ZM30 40H52V42H30ZM-5 48H14V50H-5Z', 0, 0.5],
    ['near', 'M105 125V92L88 96V104L60 108V125Z'],
    ['wood', 'M78 96V30H80V96ZM78 32L96 44M80 48H92', 1.6],
  ],
  // Flit: clouds, towers, crags
  clouds: (any) => [
    ...sun(24 + any(50), 26, 12),
    ['far', cloud(20, 70, 30) + cloud(84, 60, 26)],
    ['light', cloud(60, 92, 34) + cloud(6, 98, 24), 0, 0.8],
    ['mid', cloud(92, 112, 34) + cloud(34, 116, 40)],
  ],
  tower: (any) => [
    ...sun(30, 28, 9),
    ['far', spire(14, 40, 5, 22) + spire(88, 30, 6, 26)],
    ['mid', 'M62 125L66 66H60L62 58H100L102 66H96L98 125Z'],
    ['light', window(70, 84, 5, 12) + window(86, 84, 5, 12) + window(78, 108, 5, 12), 0, 0.85],
    ['light', cloud(16, 100, 26) + cloud(60 + any(10), 116, 24), 0, 0.7],
  ],
  crag: (any) => [
    ['far', ridge(84, 12, 50, 20, 34, 10, 44, 16)],
    ['light', cloud(24, 84, 24), 0, 0.7],
    ['mid', poly(30, 125, 44, 96, 56, 92, 78, 94, 96, 125)],
    ['wood', around(9, (i) => line(40 + i * 4, 97 + any(4), 52 + i * 4, 90 + any(5))), 1.4],
  ],
  skyhigh: (any) => [
    ['glow', rays(70, 24, 14, 110, 14, 7, any(20)), 0, 0.45],
    ...sun(70, 24, 12),
    ['light', cloud(14, 108, 26) + cloud(64, 116, 36), 0, 0.85],
    ['mid', line(60, 62, 64, 60, 68, 62) + line(12, 52, 15, 50, 18, 52), 1],
  ],
  thunderhead: (any) => [
    ['mid', cloud(26, 40, 36) + cloud(80, 34, 34)],
    ['far', cloud(54, 24, 40)],
    ['flare', poly(24, 42, 16, 64, 23, 63, 17, 86, 34, 58, 26, 59, 32, 42)],
    [
      'light',
      around(14, () => {
        const [x, y] = [any(110), 44 + any(60)]
        return line(x, y, x - 4, y + 9)
      }),
      0.7,
      0.5,
    ],
    ['near', cloud(50, 118, 60)],
  ],
  isles: (any) => [
    ...sun(76, 26, 9),
    ['far', isle(24, 62, 18) + isle(88, 48, 14)],
    ['mid', isle(6, 92, 16)],
    ['leaf', hillock(24, 62, 18) + hillock(88, 48, 14)],
    ['light', cloud(60 + any(10), 112, 34) + cloud(90, 84, 14), 0, 0.8],
  ],
}
