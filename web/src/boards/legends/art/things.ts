// What is thrown, worn, built and called: the objects of boosters, supports and leadership cards, and the sign of what
// a text does, which stands behind them.

import { DRAGONS } from '../../city/art/emblems'
import { blob, flame, leaf, line, oval, poly, rays, ring, star, swell, twin, type Layer, type Random } from './pen'

type Thing = (any: Random) => Layer[]

const blade: Thing = () => [
  ['shade', poly(48, 14, 58, 26, 54, 70, 46, 70, 42, 26)],
  ['light', poly(50, 12, 50, 70, 46, 70, 42, 26)],
  ['accent', poly(30, 68, 70, 68, 66, 76, 34, 76)],
  ['body', poly(46, 76, 54, 76, 53, 96, 47, 96)],
  ['light', oval(50, 98, 5)],
]
const bolts: Thing = (any) =>
  [0, 1, 2].flatMap((i): Layer[] => {
    const x = 28 + i * 20 + any(5)
    const y = 10 + (i % 2) * 12
    return [
      ['body', poly(x + 10, y, x - 6, y + 38, x + 4, y + 36, x - 6, y + 74, x + 16, y + 28, x + 6, y + 30, x + 18, y)],
      ['light', poly(x + 10, y, x - 6, y + 38, x, y + 35, x + 13, y)],
    ]
  })
const gauntlet: Thing = () => [
  ['shade', poly(30, 98, 34, 62, 68, 62, 72, 98)],
  ['body', poly(30, 98, 34, 62, 50, 62, 48, 98)],
  ['accent', poly(28, 84, 74, 84, 75, 92, 27, 92)],
  ['body', blob(34, 62, 30, 44, 36, 28, 44, 26, 50, 22, 58, 24, 66, 30, 70, 46, 66, 62)],
  ['shade', blob(52, 62, 54, 40, 58, 24, 66, 30, 70, 46, 66, 62)],
  [
    'dark',
    line(42, 28, 42, 44) +
      'Z' +
      poly(41, 28, 43, 28, 43, 46, 41, 46) +
      poly(50, 24, 52, 24, 52, 46, 50, 46) +
      poly(58, 27, 60, 27, 60, 46, 58, 46),
  ],
  ['light', oval(50, 72, 5)],
]
const orb: Thing = (any) => [
  ['shade', oval(50, 52, 25)],
  ['body', oval(47, 49, 21)],
  ['light', oval(40, 42, 6, 8)],
  ['accent', `M22 58C34 ${70 + any(6)} 66 70 78 56C80 66 66 78 50 78S22 70 22 58Z`],
  ['thin', `${oval(50, 52, 34, 10)}`],
]
const sheaf: Thing = () =>
  [-3, -2, -1, 0, 1, 2, 3].flatMap((i): Layer[] => {
    const x = 50 + i * 12
    const y = 14 + Math.abs(i) * 5
    return [
      ['shade', poly(x - 1.2, y + 6, x + 1.2, y + 6, 50 + i * 5 + 1.2, 100, 50 + i * 5 - 1.2, 100)],
      [i % 2 ? 'accent' : 'light', poly(x, y - 8, x + 4.5, y + 8, x, y + 4, x - 4.5, y + 8)],
    ]
  })
const hammer: Thing = () => [
  ['shade', poly(46, 46, 54, 46, 56, 108, 44, 108)],
  ['body', poly(22, 20, 78, 16, 80, 46, 20, 48)],
  ['shade', poly(54, 18, 78, 16, 80, 46, 56, 47)],
  ['light', poly(22, 20, 52, 18, 52, 24, 22, 26)],
  ['accent', poly(44, 46, 56, 46, 56, 56, 44, 56)],
]
const jars: Thing = (any) =>
  [0, 1, 2].flatMap((i): Layer[] => {
    const x = 26 + i * 24
    const h = 34 + ((i + any(3)) % 3) * 10
    return [
      ['shade', blob(x - 6, 96 - h, x + 6, 96 - h, x + 11, 88 - h * 0.4, x + 7, 98, x - 7, 98, x - 11, 88 - h * 0.4)],
      ['body', blob(x - 6, 96 - h, x, 96 - h, x + 1, 88 - h * 0.4, x - 1, 98, x - 7, 98, x - 11, 88 - h * 0.4)],
      ['accent', poly(x - 8, 94 - h, x + 8, 94 - h, x + 6, 88 - h, x - 6, 88 - h)],
    ]
  })
const coil: Thing = () => [
  ['line', 'M20 92C20 60 80 78 78 52C76 34 36 44 40 60C44 74 70 62 66 40C62 22 34 18 26 34'],
  ['thin', 'M24 88l5 3M32 78l4 5M46 73l2 6M62 69l3 5M75 60l5 3M74 46l5 -3'],
  ['accent', oval(26, 34, 5)],
  ['light', oval(20, 94, 4)],
]
const mask: Thing = (any) => [
  ['shade', twin(blob, 50, 50, 18, 74, 24, 76, 54, 62, 84, 50, 94)],
  ['body', blob(50, 18, 50, 94, 38, 84, 24, 54, 26, 24)],
  ['dark', blob(32, 46, 42, 42, 46, 50, 38, 54) + blob(68, 46, 58, 42, 54, 50, 62, 54)],
  ['accent', any(2) ? poly(50, 48, 56, 66, 44, 66) : leaf(50, 44, 26, 5, 180)],
  ['dark', any(2) ? `M38 74Q50 86 62 74Q50 78 38 74Z` : oval(50, 77, 8, 5)],
  ['light', leaf(36, 22, 22, 5, -30) + leaf(50, 18, 24, 5, 0) + leaf(64, 22, 22, 5, 30)],
]
const horn: Thing = () => [
  ['shade', 'M18 40C30 78 58 92 88 78L84 58C66 70 44 60 34 34Z'],
  ['light', 'M18 40C24 58 34 72 46 80C36 66 30 52 26 37Z'],
  ['accent', poly(84, 52, 92, 82, 98, 80, 90, 48) + poly(40, 46, 48, 56, 40, 70, 32, 58)],
  ['thin', 'M96 44l8 -6M100 62h10M98 84l8 6'],
]
const scroll: Thing = () => [
  ['light', poly(26, 26, 74, 22, 74, 84, 26, 88)],
  ['body', poly(50, 24, 74, 22, 74, 84, 50, 86)],
  ['shade', oval(50, 24, 28, 6)],
  ['accent', oval(50, 24, 22, 3.6)],
  ['shade', oval(50, 87, 28, 6)],
  [
    'dark',
    poly(34, 40, 66, 38, 66, 41, 34, 43) + poly(34, 50, 60, 48, 60, 51, 34, 53) + poly(34, 60, 66, 58, 66, 61, 34, 63),
  ],
  ['accent', star(60, 74, 7, 8, 0.7)],
]
const drum: Thing = () => [
  ['shade', poly(22, 44, 78, 44, 72, 92, 28, 92)],
  ['body', poly(22, 44, 50, 44, 48, 92, 28, 92)],
  ['light', oval(50, 44, 28, 9)],
  ['accent', oval(50, 44, 18, 5)],
  ['thin', line(22, 46, 32, 90, 42, 50, 50, 92, 58, 50, 68, 90, 78, 46)],
  ['accent', poly(18, 14, 22, 12, 44, 40, 41, 42) + poly(82, 14, 78, 12, 56, 40, 59, 42)],
]
const tower: Thing = () => [
  ['shade', poly(36, 104, 40, 34, 62, 34, 66, 104)],
  ['body', poly(36, 104, 40, 34, 50, 34, 50, 104)],
  ['accent', poly(34, 34, 50, 8, 68, 34)],
  ['dark', poly(34, 34, 50, 34, 50, 8)],
  ['light', oval(51, 48, 4, 6) + oval(51, 68, 4, 6)],
  ['shade', poly(30, 104, 32, 88, 70, 88, 72, 104)],
]
const pennant: Thing = (any) => [
  ['shade', poly(26, 6, 30, 6, 32, 108, 28, 108)],
  ['accent', any(2) ? 'M30 12C46 4 62 24 84 14L76 34L84 54C62 64 46 44 31 52Z' : poly(30, 12, 86, 30, 31, 56)],
  ['body', any(2) ? 'M31 34C46 26 60 44 78 36L84 54C62 64 46 44 31 52Z' : poly(31, 40, 56, 34, 31, 56)],
  ['light', star(48, 31, 9, 5, 0.42)],
  ['light', oval(28, 6, 4)],
]
const storm: Thing = (any) => [
  ['shade', 'M12 30C24 12 76 10 88 28C92 40 70 46 50 44C30 44 10 42 12 30Z'],
  ['body', 'M18 28C30 14 62 14 74 24C62 20 40 24 18 28Z'],
  [
    'accent',
    'M22 48C40 54 70 54 80 46C74 60 40 64 34 58C50 66 68 64 70 62C64 74 48 74 44 72C54 78 60 76 60 76' +
      `C56 86 50 88 ${48 + any(6)} 102C46 90 38 84 40 78C32 74 30 66 34 64C24 60 22 54 22 48Z`,
  ],
  [
    'light',
    poly(26, 56, 18, 76, 24, 75, 18, 94, 32, 70, 26, 71, 32, 56) +
      poly(80, 54, 74, 72, 80, 71, 74, 88, 88, 66, 82, 67, 86, 54),
  ],
]
const eye: Thing = () => [
  ['light', 'M10 52C30 24 70 24 90 52C70 80 30 80 10 52Z'],
  ['accent', oval(50, 52, 19)],
  ['dark', oval(50, 52, 10)],
  ['light', oval(44, 45, 4)],
  ['thin', rays(50, 52, 44, 52, 14, 0.5)],
]
const chain: Thing = () => [
  ['shade', ring(32, 34, 18, 6) + ring(68, 70, 18, 6)],
  ['body', ring(50, 52, 18, 6)],
  ['accent', ring(50, 52, 12.5, 2)],
  ['light', ring(30, 32, 17, 2)],
]
const hand: Thing = () => [
  [
    'shade',
    blob(
      36,
      106,
      34,
      74,
      26,
      60,
      30,
      52,
      40,
      60,
      40,
      26,
      46,
      24,
      49,
      50,
      51,
      18,
      57,
      18,
      58,
      50,
      62,
      24,
      68,
      26,
      67,
      54,
      74,
      36,
      79,
      40,
      70,
      78,
      66,
      106,
    ),
  ],
  ['body', blob(38, 104, 37, 74, 28, 60, 31, 55, 41, 64, 42, 28, 45, 27, 49, 56, 52, 66, 50, 104)],
  ['accent', oval(54, 76, 8)],
  ['light', star(54, 76, 6, 8, 0.5)],
]
const crown: Thing = () => [
  ['shade', poly(18, 40, 34, 58, 50, 24, 66, 58, 82, 40, 76, 88, 24, 88)],
  ['body', poly(18, 40, 34, 58, 50, 24, 50, 88, 24, 88)],
  ['accent', poly(23, 76, 77, 76, 76, 88, 24, 88)],
  ['light', oval(18, 38, 4.5) + oval(50, 20, 5) + oval(82, 38, 4.5) + oval(50, 82, 4)],
]
const quill: Thing = () => [
  ['body', leaf(34, 96, 84, 16, 24)],
  ['shade', `M34 96Q58 62 68 19Q74 60 34 96Z`],
  ['dark', poly(30, 106, 33, 94, 37, 96)],
  ['thin', line(34, 96, 64, 28) + line(46, 70, 40, 58) + line(52, 56, 46, 44) + line(50, 62, 62, 56)],
  ['accent', oval(30, 107, 5, 2)],
]
const shell: Thing = () => [
  ['shade', twin(blob, 50, 50, 26, 78, 36, 82, 60, 60, 86, 50, 90)],
  ['body', [-52, -26, 0, 26, 52].map((turn) => leaf(50, 90, 64 - Math.abs(turn) * 0.2, 9, turn)).join('')],
  ['light', leaf(50, 88, 56, 4, -14)],
  ['accent', oval(50, 90, 7, 5)],
]
const anchor: Thing = () => [
  ['shade', poly(47, 22, 53, 22, 53, 92, 47, 92) + ring(50, 16, 9, 4)],
  [
    'body',
    'M18 64C22 90 36 96 50 96S78 90 82 64L88 74L90 60L76 58L80 66C76 82 64 86 50 86S24 82 20 66L24 58L10 60L12 74Z',
  ],
  ['accent', poly(32, 32, 68, 32, 68, 39, 32, 39)],
  ['line', 'M58 16C78 12 90 24 84 40'],
]
const lantern: Thing = () => [
  ['glow', oval(50, 58, 38)],
  ['shade', poly(34, 36, 66, 36, 72, 88, 28, 88)],
  ['light', poly(38, 42, 62, 42, 66, 82, 34, 82)],
  ['accent', flame(50, 80, 18, 34)],
  ['dark', poly(30, 36, 70, 36, 60, 24, 40, 24) + poly(26, 88, 74, 88, 74, 94, 26, 94)],
  ['line', 'M42 24C42 10 58 10 58 24'],
]
const kites: Thing = (any) =>
  [0, 1, 2].flatMap((i): Layer[] => {
    const [x, y, r] = [26 + i * 24, 30 + ((i + any(2)) % 2) * 20, 14]
    return [
      ['thin', `M${x} ${y + 18}C${x - 10} ${y + 34} ${x + 8} ${y + 40} 50 104`],
      [i === 1 ? 'accent' : 'body', poly(x, y - r, x + r, y, x, y + r * 1.3, x - r, y)],
      ['light', poly(x, y - r, x - r, y, x, y)],
      ['shade', poly(x, y, x + r, y, x, y + r * 1.3)],
    ]
  })
const wheel: Thing = () => [
  ['shade', ring(50, 54, 38, 8)],
  ['body', ring(49, 53, 38, 3)],
  ['accent', rays(50, 54, 10, 32, 8, 3.4, 22)],
  ['light', oval(50, 54, 8)],
  ['dark', oval(50, 54, 3)],
]
const fireball: Thing = (any) => [
  ['accent', blob(84, 8, 74, 40, 66, 70, 44, 88, 22, 80, 20, 56, 36, 40, 60, 34)],
  ['body', blob(70, 26, 64, 60, 46, 80, 28, 74, 26, 56, 40, 46)],
  ['light', oval(40, 64, 11 + any(3))],
  ['dark', flame(30, 96, 8, 10, 8)],
]
const wave: Thing = () => [
  [
    'shade',
    'M-4 96C6 60 20 34 50 24C74 16 92 34 88 52C86 64 72 66 66 58C62 50 70 44 74 48C66 36 48 46 46 62' +
      'C44 80 62 92 104 90V112H-4Z',
  ],
  ['body', 'M-4 100C10 62 26 40 54 32C40 44 36 60 44 76C54 92 74 98 104 96V112H-4Z'],
  ['light', 'M50 24C74 16 92 34 88 52C86 36 72 28 50 30Z' + oval(80, 70, 3) + oval(90, 62, 2) + oval(72, 78, 2)],
]
const quake: Thing = () => [
  ['body', poly(20, 60, 34, 30, 62, 24, 82, 44, 78, 68, 50, 76)],
  ['shade', poly(62, 24, 82, 44, 78, 68, 50, 76, 58, 48)],
  ['light', poly(34, 30, 62, 24, 58, 32, 36, 38)],
  ['accent', poly(50, 76, 44, 88, 52, 92, 46, 112, 58, 112, 60, 92, 54, 88)],
  ['dark', line(20, 92, 34, 84, 30, 98, 10, 108) + 'Z' + poly(78, 84, 96, 92, 92, 110, 84, 96)],
]
const feathers: Thing = (any) =>
  [-2, -1, 0, 1, 2].flatMap((i): Layer[] => [
    [i % 2 ? 'shade' : 'body', leaf(50 + i * 15, 92 - Math.abs(i) * 8, 66 + any(8), 9, i * 9 + 180 - 180)],
    ['thin', line(50 + i * 15, 92 - Math.abs(i) * 8, 50 + i * 18, 40)],
  ])
const book: Thing = () => [
  ['shade', poly(10, 34, 48, 42, 48, 92, 10, 84) + poly(90, 34, 52, 42, 52, 92, 90, 84)],
  ['light', poly(14, 30, 49, 39, 49, 87, 14, 79) + poly(86, 30, 51, 39, 51, 87, 86, 79)],
  ['body', poly(51, 39, 86, 30, 86, 79, 51, 87)],
  ['dark', poly(20, 42, 42, 47, 42, 49, 20, 44) + poly(20, 52, 42, 57, 42, 59, 20, 54)],
  ['accent', ring(68, 58, 11, 2) + oval(68, 58, 4)],
]

/** What each people throws (boosters), builds (supports) and calls (leadership). */
const KITS: Record<string, Record<string, Thing[]>> = {
  vulca: {
    booster: [fireball, gauntlet, bolts, mask],
    support: [bolts, lantern, mask, fireball],
    leadership: [hand, horn, crown],
  },
  terrah: { booster: [quake, hammer, drum], support: [storm, quake, tower], leadership: [hand, horn, crown] },
  aqua: { booster: [wave, shell, orb], support: [wave, storm, shell], leadership: [hand, shell, crown] },
  flit: {
    booster: [feathers, fireball, jars, sheaf],
    support: [feathers, tower, jars],
    leadership: [horn, pennant, hand],
  },
  khind: { booster: [kites, drum, mask], support: [kites, mask, lantern], leadership: [horn, hand, wheel] },
  mimix: { booster: [sheaf, hammer, mask], support: [drum, sheaf, mask], leadership: [hand, horn, quill] },
  hoax: { booster: [orb, eye, book, gauntlet], support: [book, tower, eye, quill], leadership: [scroll, hand, eye] },
  pillar: { booster: [coil, jars, wheel], support: [wheel, jars, coil], leadership: [hand, scroll, pennant] },
  buka: { booster: [blade, anchor, chain], support: [lantern, chain, coil], leadership: [pennant, scroll, hand] },
}

export function thing(people: string, type: string, number: number, any: Random): Layer[] {
  const kit = KITS[people]?.[type] ?? [orb, scroll, eye]
  return kit[number % kit.length](any)
}

const SIGN_OF: Record<string, string> = {
  ignore_text: 'veil',
  ignore_cards: 'veil',
  ignore_icons: 'veil',
  zero_values: 'veil',
  forbid_play: 'bars',
  forbid_act: 'bars',
  limit: 'bars',
  demand_discard: 'bars',
  demand_play: 'bars',
  double_demand: 'bars',
  draw: 'fan',
  draw_sift: 'fan',
  search: 'fan',
  return_to_hand: 'fan',
  move_hand: 'fan',
  recycle_discards: 'fan',
  extra_plays: 'fan',
  next_card_free: 'fan',
  free_if: 'fan',
  remove_cards: 'shards',
  discard_foe_hand: 'shards',
  foe_discards: 'shards',
  mill_deck: 'shards',
  cancel: 'shards',
  attract_dragons: 'dragon',
  retreat_dragons: 'dragon',
  dragon_for_discards: 'dragon',
  tag_bonus: 'dragon',
  crystal_bonus: 'dragon',
  double_values: 'echo',
  raise_values: 'echo',
  raise_power: 'echo',
  attack_again: 'echo',
  keep_combat_active: 'echo',
  switch_element: 'echo',
  waive: 'echo',
}

const SIGNS: Record<string, () => Layer[]> = {
  veil: () => [['glow', ring(50, 52, 44, 5) + ring(50, 52, 34, 3) + ring(50, 52, 26, 2)]],
  bars: () => [
    [
      'mid',
      [8, 24, 40, 56, 72, 88].map((x) => poly(x, 0, x + 4, 0, x + 4, 100, x + 2, 108, x, 100)).join('') +
        poly(0, 22, 100, 22, 100, 26, 0, 26) +
        poly(0, 62, 100, 62, 100, 66, 0, 66),
    ],
  ],
  fan: () => [['glow', [-50, -25, 0, 25, 50].map((turn) => leaf(50, 112, 112, 16, turn)).join('')]],
  shards: () => [
    ['glow', star(50, 54, 58, 9, 0.5, 10)],
    ['far', star(50, 54, 40, 9, 0.55, 30)],
  ],
  dragon: () => [['glow', oval(50, 44, 40)]],
  echo: () => [
    ['glow', oval(34, 52, 34) + oval(66, 52, 34)],
    ['far', ring(34, 52, 34, 2) + ring(66, 52, 34, 2)],
  ],
}

/** The sign behind an object: what the text of the card does. */
export function sign(kinds: string[]): { layers: Layer[]; isDragon: boolean } {
  const name = SIGN_OF[kinds[0] ?? ''] ?? ''
  return { layers: SIGNS[name]?.() ?? [], isDragon: name === 'dragon' }
}

/** A dragon in the sky, 40 x 40: the caller places it. */
export const DRAGON_BODIES = Object.values(DRAGONS)

/** A ship with as many sails as it carries cards. */
export function ship(capacity: number, any: Random): Layer[] {
  const masts = Math.max(1, Math.min(3, capacity))
  const layers: Layer[] = []
  for (let i = 0; i < masts; i++) {
    const x = masts === 1 ? 50 : 30 + (i * 42) / (masts - 1)
    const top = 16 + (i % 2) * 6 + any(4)
    layers.push(['shade', poly(x - 1.4, top - 6, x + 1.4, top - 6, x + 1.8, 78, x - 1.8, 78)])
    layers.push(
      ['body', `M${x} ${top}C${x + 24} ${top + 14} ${x + 22} ${top + 40} ${x + 2} ${top + 52}Z`],
      ['light', `M${x - 1} ${top + 6}C${x - 16} ${top + 20} ${x - 16} ${top + 40} ${x - 2} ${top + 48}Z`],
    )
    layers.push(['accent', poly(x, top - 8, x + 13, top - 4, x, top)])
  }
  return [
    ...layers,
    ['shade', 'M8 74H94C90 92 80 98 68 98H30C18 98 12 88 8 74Z'],
    ['body', 'M8 74H94L92 81H11Z'],
    ['light', oval(34, 88, 3) + oval(50, 88, 3) + oval(66, 88, 3)],
    ['mid', swell(100, 6, 4, any(20))],
  ]
}
