// What is worn by scholars, by those of fire and stone, and in the sea; around a head at (0, 0) with a radius of 8.

import { flame, leaf, line, oval, poly, rays, star, type Layer, path } from './pen'

export interface Gear {
  /** Behind the face. */
  back?: Layer[]
  front?: Layer[]
}

const beard = (length: number, width: number): Layer => [
  'hair',
  path`M-6.500 1C-${width} 6 -${width * 0.6} ${length} 1 ${length}` +
    path`C${width * 0.7} ${length - 4} ${width + 1} 8 7.500 3.500C5 4 3 3 1 4C-2 4 -4 2.500 -6.500 1Z`,
]
const flames = (count: number, height: number, lean: number): Layer[] => {
  const tongue = (i: number, scale: number): string => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5
    return flame(
      t * 13,
      -1 - (0.25 - t * t) * 16,
      8 * scale,
      (height - Math.abs(t) * height * 0.7) * scale,
      lean + t * 12,
    )
  }
  const all = (scale: number): string => Array.from({ length: count }, (_, i) => tongue(i, scale)).join('')
  return [
    ['fire', all(1)],
    ['flare', all(0.55)],
  ]
}

export const HATS: Record<string, Gear> = {
  bare: {},
  // Scholars
  hood: {
    back: [['cloth', 'M-10 12C-13 -4 -8 -14 1 -14C9 -13 11 -4 9 12Z']],
    front: [['ink', 'M-5.500 9C-8 -3 -4 -10 2 -10C-3 -7 -5 0 -3 9Z', 0, 0.5], beard(18, 6)],
  },
  cowl: {
    back: [['cloth', 'M-13 14C-15 -4 -12 -13 -2 -17C9 -16 13 -6 12 14Z']],
    front: [
      ['ink', 'M-8 12C-9 -5 -5 -10 1 -11C8 -9 9 -3 8 4L3 12Z', 0, 0.82],
      ['flare', oval(1.5, -1.5, 1) + oval(5.6, -1.5, 1)],
    ],
  },
  pointed: {
    front: [
      beard(20, 7),
      ['cloth', 'M-12 -4L12 -5L5 -10L1 -27L-4 -30L-6 -11Z'],
      ['trim', 'M-7 -8.500L6.500 -9L8 -6.500L-9 -6Z'],
    ],
  },
  brim: {
    front: [
      ['cloth', 'M-16 -4C-8 -8 10 -9 17 -5C8 -3 -8 -2 -16 -4Z'],
      ['cloth', 'M-7 -6C-6 -16 6 -16 7 -7Z'],
      ['trim', line(-7, -7, 7, -7.6), 1.6],
    ],
  },
  tonsure: { front: [['hair', 'M-8 -2C-9 -7 -6 -8 -5 -6L-5 2L-8 3ZM5 -6C8 -8 9 -4 7.500 -1Z']] },
  brainy: {
    back: [['skin', 'M-10 2C-14 -18 12 -20 11 -2Z']],
    front: [
      ['skin', 'M-9.500 -1C-13 -17 11 -19 10 -3Z'],
      ['ink', 'M-7 -8q4 -4 6 0t7 -1M-6 -12q5 -3 9 0', 0.7, 0.5],
      ['metal', oval(4.5, -1, 3.4), 1.1],
      ['metal', oval(-1.4, -1, 3), 1.1],
    ],
  },
  longbeard: {
    front: [
      ['hair', 'M-8 2C-10 -10 8 -12 8 -4C3 -8 -4 -6 -5 2Z'],
      beard(44, 10),
      ['ink', line(-1, 12, 0, 40) + line(3, 12, 2, 36), 0.6, 0.3],
    ],
  },
  scowl: {
    front: [
      ['hair', 'M-9 4C-12 -12 9 -14 8.500 -4C3 -8 -3 -7 -5 4Z'],
      ['ink', 'M-3 -4.500L1.500 -2.500L1.500 -1.500L-3 -3ZM3 -2.500L7.500 -4.800L7.500 -3L3 -1.500Z'],
      ['ink', 'M0 6.500Q3 4 6 6.500', 0.9],
      beard(14, 4),
    ],
  },
  monocle: {
    front: [
      beard(16, 6),
      ['hair', 'M-8 0C-9 -9 5 -11 7 -6C0 -7 -5 -5 -5.500 0Z'],
      ['trim', oval(5, -1, 4.2), 1.5],
      ['light', oval(5, -1, 3.4), 0, 0.7],
      ['trim', line(9, 0, 14, 6), 1],
    ],
  },
  cap: {
    front: [
      ['cloth', 'M-8 -4C-8 -12 7 -13 8 -5L8 -3L-8 -2Z'],
      ['cloth', 'M-12 -11L0 -15L13 -11L1 -8Z'],
      ['trim', line(1, -11, 12, -10, 13, -2), 1],
      beard(12, 4),
    ],
  },
  veil: {
    back: [['cloth', 'M-9 20C-15 0 -9 -13 0 -13C8 -13 10 -5 9 2L8 20Z']],
    front: [
      ['hair', 'M-7 0C-8 -9 5 -11 7 -5C1 -8 -4 -5 -7 0Z'],
      ['trim', 'M-8 -6C-4 -12 5 -12 8 -6', 1.6],
    ],
  },
  blindfold: {
    front: [
      ['trim', 'M-7.500 -3L8 -3.500L8.200 .500L-7.500 1ZM-7 -1L-14 4L-12 6L-6 1Z'],
      ['hair', 'M-8 -2C-9 -10 5 -12 7 -5C0 -8 -5 -6 -8 -2Z'],
      beard(22, 7),
    ],
  },
  odd: {
    front: [
      ['hair', leaf(-3, -7, 18, 4, -40) + leaf(0, -8, 22, 4, -8) + leaf(3, -7, 17, 4, 30)],
      ['light', oval(-1, -1, 3.2) + oval(5, -1.5, 2)],
      ['ink', oval(-0.5, -1, 1) + oval(5.5, -1.5, 0.8)],
      beard(13, 4),
    ],
  },
  mitre: {
    front: [
      beard(26, 8),
      ['cloth', 'M-9 -4L-7 -22L0 -30L7 -22L9 -5Z'],
      ['trim', 'M-9 -8L9 -9L9 -5L-9 -4ZM-1.500 -26L1.500 -26L1.500 -9L-1.500 -9Z'],
    ],
  },
  halo: {
    back: [
      ['trim', rays(0, -3, 15, 24, 16, 1.2)],
      ['trim', oval(0, -3, 14), 1.4],
    ],
    front: [beard(30, 9), ['cloth', 'M-9 -3C-9 -16 8 -17 9 -4Z'], ['trim', star(0, -12, 4, 8, 0.5)]],
  },
  // Fire
  blaze: { back: flames(5, 34, 0) },
  crest: { back: flames(1, 42, -8), front: [['trim', 'M-6 -6L0 -12L6 -6L4 -5L0 -9L-4 -5Z']] },
  gust: { back: flames(4, 32, -20) },
  crownfire: { back: flames(7, 24, 0), front: [['metal', 'M-8 -5L-8 -11L-4 -8L0 -13L4 -8L8 -11L8 -5Z']] },
  horns: {
    back: flames(3, 18, 0),
    front: [
      ['bone', 'M-6 -6C-14 -8 -15 -18 -10 -22C-11 -15 -6 -12 -2 -9ZM6 -6C14 -8 15 -18 10 -22C11 -15 6 -12 2 -9Z'],
    ],
  },
  spikes: {
    back: [
      ['fire', star(0, -3, 22, 9, 0.45)],
      ['flare', star(0, -3, 14, 9, 0.5)],
    ],
  },
  wisp: { back: flames(2, 26, 10) },
  helm: {
    back: flames(1, 26, -16),
    front: [
      ['metal', 'M-9 2L-9 -6C-8 -13 8 -13 9 -6L9 3L6 9L5 0L-5 0L-6 9Z'],
      ['metal', poly(-1.2, -11, 1.8, -11, 1.6, 4, -0.6, 4)],
    ],
  },
  soot: {
    back: [
      ['far', 'M-7 -3C-18 -12 -4 -18 -11 -30C2 -25 -3 -16 4 -12C2 -21 13 -23 10 -35C20 -24 13 -10 7 -2Z'],
      ['fire', oval(-5, -9, 1.3) + oval(6, -14, 1) + oval(-6, -20, 1) + oval(10, -24, 1)],
    ],
  },
  braids: {
    back: [
      ['fire', flame(0, -4, 14, 20)],
      ['fire', 'M-7 -2C-14 8 -10 18 -14 28C-6 20 -8 10 -4 2ZM6 -2C14 8 9 18 14 28C6 20 7 10 3 2Z'],
    ],
  },
  bowl: {
    front: [
      ['metal', 'M-11 -6L11 -7L8 -12L-8 -12Z'],
      ['fire', flame(0, -12, 15, 22)],
      ['flare', flame(0, -12, 8, 13)],
    ],
  },
  // Stone
  flattop: { front: [['stone', 'M-10 -5L-9 -12L10 -13L11 -6Z']] },
  peak: {
    front: [
      ['stone', 'M-10 -4L-3 -20L1 -14L6 -24L11 -4Z'],
      ['light', 'M-3 -20L-.500 -16L-4.500 -15ZM6 -24L8 -17L3.500 -16Z'],
    ],
  },
  crystal: {
    front: [
      ['water', 'M-7 -6L-10 -17L-4 -9ZM-3 -8L-1 -24L4 -9ZM4 -8L10 -19L9 -5Z'],
      ['light', 'M-1 -24L0 -10L-3 -8Z'],
    ],
  },
  cloudcap: {
    back: [['far', oval(-9, -8, 8) + oval(0, -14, 10) + oval(10, -8, 8)]],
    front: [['light', line(-9, -4, -12, 3) + line(9, -4, 12, 4), 1]],
  },
  archstone: { front: [['stone', 'M-12 2C-16 -20 16 -22 13 2L9 2C10 -13 -10 -12 -8 2Z']] },
  cairn: {
    front: [
      ['stone', oval(0, -10, 9, 3.6) + oval(1, -16, 6.4, 3.2)],
      ['stone', oval(-0.5, -21, 4, 2.6)],
    ],
  },
  cactus: { front: [['leaf', 'M-4 -8V-22C-4 -27 4 -27 4 -22V-8ZM4 -16H8V-22H11V-13H4ZM-4 -13H-10V-19H-7V-16H-4Z']] },
  lava: { back: flames(3, 20, 0), front: [['fire', line(-6, -6, -3, -9, 2, -6, 6, -8), 1.6]] },
  sunstone: { back: [['trim', rays(0, -2, 10, 22, 12, 2)]], front: [['trim', oval(0, -8, 4)]] },
  iron: {
    front: [
      ['metal', 'M-10 4L-10 -6C-8 -14 9 -14 10 -6L10 5L6 5L6 -2L-6 -2L-6 5Z'],
      ['metal', poly(-1.5, -22, 1.5, -22, 2, -12, -2, -12)],
    ],
  },
  horn: {
    front: [
      ['bone', 'M-2 -8L5 -26L7 -7Z'],
      ['ink', line(0, -13, 6, -12) + line(2, -18, 6, -17), 0.7, 0.5],
    ],
  },
  ram: { front: [['bone', 'M-7 -6C-18 -10 -20 4 -11 5C-14 0 -11 -4 -6 -2ZM7 -6C18 -10 20 4 12 5C14 0 11 -4 6 -2Z']] },
  ears: { front: [['stone', 'M-10 -2L-14 -16L-3 -10ZM10 -2L14 -16L4 -10Z']] },
  corona: { front: [['trim', star(0, -8, 13, 7, 0.45)]], back: [['glow', oval(0, -6, 18)]] },
  // Sea
  fin: { back: [['trim', leaf(-4, -2, 24, 7, -60) + leaf(-2, -5, 24, 6, -28) + leaf(0, -6, 20, 5, 4)]] },
  finfan: {
    back: [
      ['trim', [-80, -48, -16, 16, 48, 80].map((turn) => leaf(0, -2, 26, 6, turn)).join('')],
      ['rim', [-80, -48, -16, 16, 48, 80].map((turn) => leaf(0, -2, 22, 0.8, turn)).join('')],
    ],
  },
  mane: { back: [['hair', 'M-5 -9C-20 -10 -20 10 -28 14C-20 18 -26 26 -30 30C-16 28 -12 16 -5 10C4 2 8 -6 4 -10Z']] },
  coral: {
    front: [['accent', 'M-6 -6L-9 -14L-13 -16M-9 -14L-8 -20M0 -8V-20M0 -14L4 -19M6 -6L9 -13L14 -14M9 -13L9 -20', 2.4]],
  },
  shell: {
    front: [
      ['trim', 'M-10 -4C-12 -16 12 -18 10 -5C6 -8 -6 -7 -10 -4Z'],
      ['ink', 'M0 -6V-14M-4 -6L-7 -13M4 -6L7 -13', 0.7, 0.5],
    ],
  },
  pearls: {
    back: [['hair', 'M-7 -6C-16 2 -12 16 -14 24L8 24C12 12 12 -2 6 -8Z']],
    front: [['light', [-8, -4, 0, 4, 8].map((x) => oval(x, -7 - (16 - (x * x) / 4) * 0.15, 1.5)).join('')]],
  },
  weed: {
    back: [
      [
        'leaf',
        'M-6 -6C-18 -2 -10 10 -18 20C-10 18 -6 8 -4 2ZM5 -7C12 0 8 12 14 22' +
          'C6 18 4 6 2 0ZM-2 -8C-10 -14 -8 -20 -12 -24C-4 -22 0 -16 2 -8Z',
      ],
    ],
  },
  seacrown: {
    back: [['trim', rays(0, -2, 12, 26, 9, 2.4, -90)]],
    front: [
      ['trim', 'M-9 -4L-11 -15L-5 -9L0 -19L5 -9L11 -15L9 -5Z'],
      ['light', oval(0, -10, 1.6) + oval(-5, -7, 1) + oval(5, -7, 1)],
    ],
  },
}
