// Behind every card picture: the country of its people. Fire stands it up, earth lays it down.

import { flame, leaf, line, oval, poly, rays, ridge, ring, star, swell, type Layer, type Random } from './pen'

export interface Mood {
  fire: number
  earth: number
  any: Random
}

const disc = (mood: Mood, y: number, r: number): Layer => [
  'glow',
  oval(22 + mood.any(56), y - mood.fire, r + mood.fire * 0.8),
]

const SCENES: Record<string, (mood: Mood) => Layer[]> = {
  vulca(mood) {
    const x = 30 + mood.any(40)
    const top = 40 - mood.fire * 3
    return [
      ['glow', oval(x, top + 4, 30 + mood.fire * 2, 22 + mood.fire * 2)],
      ['accent', flame(x, top + 12, 12, 18 + mood.fire * 3, mood.any(9) - 4)],
      ['far', poly(-10, 110, x - 8, top + 8, x + 8, top + 8, 112, 110)],
      ['mid', poly(x + 2, top + 8, x + 8, top + 8, 112, 110, x + 18, 110, x + 4, 60)],
      ['thin', `M${x - 3} ${top + 10}C${x - 8} 60 ${x + 6} 66 ${x - 4} 84`],
      [
        'glow',
        `M4 ${18 + mood.any(8)}c10 -8 20 6 30 -2c-6 10 -22 6 -30 2ZM${60 + mood.any(10)} 12` +
          'c8 -6 16 6 28 0c-8 9 -22 6 -28 0Z',
      ],
    ]
  },
  terrah(mood) {
    const tall = 26 + mood.earth * 3
    const layers: Layer[] = [disc(mood, 26, 13)]
    layers.push([
      'far',
      poly(
        -5,
        110,
        -5,
        62 - tall * 0.4,
        18,
        60 - tall * 0.4,
        24,
        78,
        44,
        80,
        48,
        50 - mood.any(8),
        70,
        48,
        76,
        82,
        105,
        78,
        105,
        110,
      ),
    ])
    layers.push(['mid', poly(-5, 110, -5, 82, 22, 78, 30, 90, 62, 92, 70, 72, 90, 70, 105, 80, 105, 110)])
    layers.push([
      'thin',
      line(-5, 70, 20, 68) + line(48, 60, 72, 58) + line(48, 68, 74, 67) + line(70, 80, 92, 78) + line(-5, 92, 28, 90),
    ])
    return layers
  },
  aqua(mood) {
    const x = 20 + mood.any(40)
    return [
      [
        'glow',
        poly(x, -5, x + 14, -5, x + 44, 110, x + 4, 110) + poly(x + 26, -5, x + 34, -5, x + 84, 110, x + 58, 110),
      ],
      ['far', swell(66 - mood.fire, 10 + mood.fire, 2, mood.any(40))],
      ['mid', swell(84, 8 + mood.earth, 3, mood.any(30))],
      [
        'light',
        oval(12 + mood.any(12), 22 + mood.any(20), 2.4) +
          oval(84 - mood.any(12), 34 + mood.any(20), 3.2) +
          oval(80, 24, 1.6),
      ],
    ]
  },
  flit(mood) {
    const x = 10 + mood.any(16)
    const y = 30 + mood.any(18)
    const cloud = (cx: number, cy: number, w: number): string =>
      oval(cx, cy, w, w * 0.3) +
      oval(cx - w * 0.35, cy - w * 0.2, w * 0.4, w * 0.28) +
      oval(cx + w * 0.25, cy - w * 0.28, w * 0.5, w * 0.36)
    return [
      disc(mood, 24, 14),
      [
        'far',
        poly(x, 110, x + 3, y, x + 5, y - 14, x + 7, y, x + 10, 110) +
          poly(84, 110, 86, y + 20, 88, y + 8, 90, y + 20, 93, 110),
      ],
      ['glow', cloud(26 + mood.any(10), 78, 26) + cloud(82, 66 - mood.earth, 20)],
      ['mid', cloud(60, 104, 44) + cloud(10, 106, 28)],
      ['thin', `M6 ${20 + mood.any(6)}h26M58 14h30M70 ${40 + mood.any(8)}h24`],
    ]
  },
  khind(mood) {
    const kite = (x: number, y: number, r: number): string =>
      poly(x, y - r, x + r * 0.8, y, x, y + r * 1.1, x - r * 0.8, y)
    const [x, y] = [14 + mood.any(14), 18 + mood.any(12)]
    return [
      disc(mood, 30, 16),
      ['far', 'M-10 110V78C14 58 38 62 60 76S96 70 110 64V110Z'],
      ['mid', 'M-10 110V94C20 80 44 84 70 92S100 88 110 84V110Z'],
      ['accent', kite(x, y, 8 + mood.fire * 0.6)],
      ['body', kite(86 - mood.any(8), 26 + mood.any(10), 6)],
      ['thin', `M${x} ${y + 9}c-4 8 6 12 0 22M84 36c4 6 -4 10 2 18`],
    ]
  },
  mimix(mood) {
    const spread = 10 + mood.any(12)
    return [
      disc(mood, 30, 18),
      [
        'far',
        [-62, -38, -14, 12, 36, 60].map((turn, i) => leaf(50, 118, 84 - (i % 2) * 10, 12, turn + spread - 14)).join(''),
      ],
      [
        'mid',
        leaf(-4, 116, 70, 14, 18) + leaf(6, 120, 60, 12, 40) + leaf(104, 116, 72, 14, -18) + leaf(96, 120, 56, 12, -42),
      ],
      ['thin', 'M-4 116L16 50M104 116L84 48M6 120L42 78M96 120L60 80'],
    ]
  },
  hoax(mood) {
    const [x, y, r] = [40 + mood.any(20), 36, 26 + mood.fire * 2]
    return [
      ['glow', oval(x, y, r)],
      ['thin', `${oval(x, y, r)}${oval(x, y, r + 12, (r + 12) * 0.36)}${oval(x, y, r * 0.6, r + 8)}`],
      ['accent', oval(x + r, y, 3) + oval(x - r - 11, y + 3, 2.4) + oval(x + 4, y - r - 7, 2)],
      ['far', poly(2, 110, 2, 70, 14, 70, 14, 78, 22, 78, 22, 110) + poly(80, 110, 80, 62, 94, 62, 94, 110)],
      [
        'mid',
        poly(0, 74, 16, 74, 16, 79, 0, 79) +
          poly(4, 86, 22, 86, 22, 91, 4, 91) +
          poly(78, 68, 96, 68, 96, 73, 78, 73) +
          poly(80, 82, 98, 82, 98, 88, 80, 88),
      ],
    ]
  },
  pillar(mood) {
    const x = 24 + mood.any(52)
    return [
      ['glow', oval(x, 30, 20 + mood.fire)],
      ['light', oval(x, 30, 12 + mood.fire * 0.6)],
      ['far', 'M-10 110V76C18 52 34 70 52 74C72 78 84 58 110 62V110Z'],
      ['body', 'M-10 110V92C10 82 26 76 44 84C60 90 76 96 110 78V110Z'],
      ['mid', 'M44 84C60 90 76 96 110 78V110H30C44 104 50 94 44 84Z'],
    ]
  },
  buka(mood) {
    const x = 20 + mood.any(60)
    return [
      ['glow', oval(x, 26, 15)],
      ['light', `M${x - 2} 13a13 13 0 1 0 11 20a11 11 0 0 1 -11 -20Z`],
      [
        'light',
        star(12 + mood.any(20), 14, 2.6) +
          star(88 - mood.any(14), 20 + mood.any(16), 3.2) +
          star(48, 8 + mood.any(6), 2),
      ],
      ['far', swell(78, 7 + mood.fire, 3, mood.any(30))],
      ['mid', swell(92, 6 + mood.earth, 4, mood.any(24))],
    ]
  },
  mutant(mood) {
    const x = 44 + mood.any(12)
    return [
      ['glow', `M${x} 10A40 40 0 0 0 ${x} 90Z`],
      ['far', `M${x + 4} 18A34 34 0 0 1 ${x + 4} 86Z`],
      ['mid', ridge(104, [18, 30, 10, 24, 6, 14])],
      ['thin', rays(x, 50, 42, 52, 9, 0.4, mood.any(30)) + ring(x, 50, 40, 0.6)],
    ]
  },
}

export function scenery(people: string, mood: Mood): Layer[] {
  return (SCENES[people] ?? SCENES.mutant)(mood)
}
