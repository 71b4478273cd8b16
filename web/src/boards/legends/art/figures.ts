// Those who fight: one body per people. `tall` comes from fire, `broad` from earth, `kind` makes neighbours differ.

import { blob, flame, leaf, line, oval, poly, rays, ring, star, twin, type Layer, type Random } from './pen'

export interface Build {
  tall: number
  broad: number
  kind: number
  any: Random
  isLeader: boolean
}

type Figure = (b: Build) => Layer[]

const eyes = (x: number, y: number, gap: number, r: number): string => oval(x - gap, y, r) + oval(x + gap, y, r)

const vulca: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const top = 40 - tall * 1.8
  const w = 20 + broad * 2.4
  const hair: Layer[] = []
  const tongues = 3 + Math.min(4, tall >> 1) + (kind % 2)
  for (let i = 0; i < tongues; i++) {
    const at = (i - (tongues - 1) / 2) / tongues
    hair.push([
      i % 2 ? 'accent' : 'body',
      flame(50 + at * 30, top + 16, 13, 22 + tall * 2 - Math.abs(at) * 22 + any(6), at * 22),
    ])
  }
  const mask = kind % 4
  return [
    ...(isLeader ? ([['light', rays(50, top + 12, 26, 46, 16, 1.1, 6)]] as Layer[]) : []),
    ...hair,
    ['shade', twin(blob, 50, 50, top + 34, 50 + w * 0.7, top + 40, 50 + w, 74, 50 + w * 1.2, 112)],
    ['dark', twin(poly, 50, 50, top + 40, 50 + w * 0.36, top + 42, 50 + w * 0.3, 112)],
    ['accent', twin(poly, 50, 50, top + 52, 53, top + 60, 50, 96)],
    ['dark', twin(blob, 50, 50, top + 6, 59, top + 9, 62, top + 22, 56, top + 34, 50, top + 40)],
    [
      'body',
      mask === 1
        ? poly(40, top + 16, 28, top + 4, 44, top + 10) + poly(60, top + 16, 72, top + 4, 56, top + 10)
        : mask === 2
          ? `M38 ${top + 14}C26 ${top + 12} 26 ${top - 2} 34 ${top - 4}` +
            `C31 ${top + 4} 38 ${top + 6} 42 ${top + 10}ZM62 ${top + 14}` +
            `C74 ${top + 12} 74 ${top - 2} 66 ${top - 4}C69 ${top + 4} 62 ${top + 6} 58 ${top + 10}Z`
          : mask === 3
            ? poly(46, top + 8, 50, top - 8, 54, top + 8)
            : flame(50, top + 10, 9, 14),
    ],
    ['light', poly(42, top + 18, 48, top + 22, 43, top + 23) + poly(58, top + 18, 52, top + 22, 57, top + 23)],
    ['thin', line(46, top + 31, 50, top + 29, 54, top + 31)],
  ]
}

const terrah: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const w = 24 + broad * 2.2
  const top = 42 - tall * 1.6
  const lean = any(7) - 3
  const shoulder = top + 24
  return [
    ...(isLeader
      ? ([
          ['light', poly(38, top - 2, 42, top - 14, 46, top - 4, 50, top - 18, 54, top - 4, 58, top - 14, 62, top - 2)],
        ] as Layer[])
      : []),
    [
      'shade',
      poly(
        50 - w,
        112,
        50 - w * 0.95,
        86,
        50 - w * 1.1,
        82,
        50 - w * 0.8,
        shoulder + 2,
        50,
        shoulder - 4,
        50 + w * 0.8,
        shoulder + 4,
        50 + w * 1.08,
        80,
        50 + w * 0.9,
        90,
        50 + w,
        112,
      ),
    ],
    [
      'body',
      poly(
        50 - w * 0.9,
        84,
        50 - w * 0.8,
        shoulder + 2,
        50,
        shoulder - 4,
        50 + w * 0.2,
        shoulder + 10,
        50 + w * 0.05,
        78,
        50 - w * 0.5,
        88,
      ),
    ],
    [
      'accent',
      poly(50 - w * 0.8, shoulder + 2, 50 - w * 0.5, shoulder - 10, 50 - w * 0.1, shoulder + 2) +
        poly(50 + w * 0.8, shoulder + 4, 50 + w * 0.56, shoulder - 8, 50 + w * 0.12, shoulder + 3),
    ],
    [
      'body',
      poly(
        50 - 11,
        top + 26,
        50 - 13 + lean,
        top + 6,
        50 - 5 + lean,
        top - 2,
        50 + 9 + lean,
        top,
        50 + 13,
        top + 12,
        50 + 10,
        top + 27,
      ),
    ],
    ['shade', poly(50 + 3, top + 27, 50 + 5 + lean, top + 8, 50 + 9 + lean, top, 50 + 13, top + 12, 50 + 10, top + 27)],
    [
      'dark',
      poly(39, top + 12, 61, top + 11, 60, top + 16, 40, top + 17) +
        (kind % 3 === 1 ? poly(43, top + 21, 57, top + 21, 55, top + 25, 45, top + 25) : ''),
    ],
    ['light', eyes(50, top + 14, 5, 1.7)],
    [
      'thin',
      line(50 - w * 0.4, shoulder + 10, 50 - w * 0.2, shoulder + 22, 50 - w * 0.45, 86) +
        line(50 + w * 0.5, shoulder + 14, 50 + w * 0.3, 74, 50 + w * 0.6, 92) +
        line(50 - w * 0.9, 92, 50 + w * 0.7, 95),
    ],
    ...(kind % 3 === 2
      ? ([['accent', poly(50 + w * 0.75, 60, 50 + w * 1.35, 52, 50 + w * 1.45, 68, 50 + w * 0.9, 76)]] as Layer[])
      : []),
  ]
}

const aqua: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const top = 40 - tall * 1.7
  const w = 17 + broad * 2
  const bend = any(11) - 5
  const fan: string[] = []
  const fins = 3 + (kind % 3) + (isLeader ? 2 : 0)
  for (let i = 0; i < fins; i++) fan.push(leaf(50, top + 14, 26 + tall, 6, (i - (fins - 1) / 2) * (90 / fins)))
  return [
    ['accent', fan.join('')],
    [
      'shade',
      blob(
        50,
        top + 28,
        50 + w,
        top + 40,
        50 + w * 0.7 + bend,
        80,
        50 + w * 1.5,
        112,
        50 - w * 1.4,
        112,
        50 - w * 0.8 + bend,
        80,
        50 - w,
        top + 40,
      ),
    ],
    [
      'body',
      blob(
        50,
        top + 28,
        50 + w * 0.4,
        top + 42,
        50 + w * 0.2 + bend,
        80,
        50 + w * 0.3,
        112,
        50 - w * 1.4,
        112,
        50 - w * 0.8 + bend,
        80,
        50 - w,
        top + 40,
      ),
    ],
    [
      'accent',
      leaf(50 - w * 0.8, top + 44, 26, 7, -125 + bend * 3) + leaf(50 + w * 0.8, top + 44, 26, 7, 125 + bend * 3),
    ],
    ['body', twin(blob, 50, 50, top, 62, top + 8, 61, top + 22, 50, top + 34)],
    ['shade', blob(54, top + 2, 62, top + 9, 60, top + 22, 51, top + 34, 56, top + 20)],
    [
      'dark',
      blob(43, top + 14, 46, top + 12, 48, top + 17, 44, top + 19) +
        blob(57, top + 14, 54, top + 12, 52, top + 17, 56, top + 19),
    ],
    ['light', oval(45.4, top + 14.8, 1) + oval(55, top + 14.8, 1)],
    [
      'thin',
      `M38 ${top + 24}q3 2 3 5M62 ${top + 24}q-3 2 -3 5M${50 - w * 0.5} ${top + 54}q${w * 0.5} 6 ${w} 0` +
        `M${50 - w * 0.4} ${top + 64}q${w * 0.4} 6 ${w * 0.8} 0`,
    ],
    ...(kind % 4 === 3
      ? ([['light', 'M71 112L77 40H79.500L74 112Z' + poly(72, 40, 78.5, 22, 85, 40, 78.5, 34)]] as Layer[])
      : []),
  ]
}

const flit: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const top = 34 - tall * 1.2
  const lift = 20 - tall * 5 + any(10)
  const feathers = (sign: number, tone: 'body' | 'shade', spread: number, length: number): Layer => [
    tone,
    [0, 1, 2, 3, 4]
      .map((i) => leaf(50 + sign * (10 + broad), top + 34, length - i * 4, 6, sign * (spread + i * 17)))
      .join(''),
  ]
  const crest = kind % 4
  return [
    ...(isLeader ? ([['accent', rays(50, top + 14, 24, 38, 12, 1.4, 15)]] as Layer[]) : []),
    feathers(-1, 'body', 60 - lift, 54),
    feathers(1, 'shade', 60 - lift, 54),
    ['shade', poly(44, 96, 50, 118, 56, 96) + leaf(46, 92, 24, 6, 196) + leaf(54, 92, 24, 6, 164)],
    ['body', twin(blob, 50, 50, top + 22, 50 + 14 + broad, top + 34, 50 + 16 + broad * 1.4, 72, 50 + 7, 98, 50, 102)],
    ['shade', blob(52, top + 24, 64 + broad, top + 36, 66 + broad * 1.3, 72, 57, 98, 51, 101, 60, 70)],
    [
      'mid',
      leaf(42, 62, 12, 4, 180) +
        leaf(50, 64, 14, 4, 180) +
        leaf(58, 62, 12, 4, 180) +
        leaf(46, 74, 12, 4, 180) +
        leaf(54, 74, 12, 4, 180),
    ],
    ['body', oval(50, top + 14, 14, 13)],
    [
      'accent',
      crest === 1
        ? leaf(48, top + 4, 16, 3, -24) + leaf(50, top + 3, 20, 3, 0) + leaf(52, top + 4, 16, 3, 24)
        : crest === 2
          ? poly(36, top + 8, 64, top + 8, 60, top, 40, top)
          : crest === 3
            ? leaf(52, top + 3, 24, 4, 60)
            : '',
    ],
    ['dark', eyes(50, top + 12, 6.5, 4.4)],
    ['light', eyes(49.4, top + 11, 6.5, 1.8)],
    ['accent', poly(45, top + 17, 55, top + 17, 50, top + 28)],
    ['thin', line(50, top + 17, 50, top + 27) + (crest === 2 ? line(36, top + 12, 64, top + 12) : '')],
  ]
}

const khind: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const r = 17 + broad * 0.6
  const y = 46 - tall * 1.6
  const tuft = kind % 4
  const side = any(2) ? 1 : -1
  const face = (kind >> 1) % 3
  return [
    ...(isLeader
      ? ([
          ['accent', poly(30, y - 12, 38, y - 34, 50, y - 20, 62, y - 34, 70, y - 12)],
          ['light', oval(38, y - 35, 3) + oval(62, y - 35, 3)],
        ] as Layer[])
      : []),
    ['shade', twin(blob, 50, 50, y + 12, 50 + 13 + broad, y + 26, 50 + 18 + broad * 1.4, 112)],
    ['body', poly(40, y + 24, 60, y + 24, 57, y + 34, 50, y + 30, 43, y + 34)],
    ['accent', twin(poly, 50, 50, y + 34, 57, y + 44, 50, y + 54)],
    [
      'mid',
      tuft === 0
        ? oval(50 - r * 0.8, y - r * 0.75, 6) + oval(50 + r * 0.8, y - r * 0.75, 6)
        : tuft === 1
          ? leaf(50, y - r + 3, 20, 6, -30) + leaf(50, y - r + 3, 22, 6, 4) + leaf(50, y - r + 3, 18, 6, 38)
          : tuft === 2
            ? poly(50 - r, y - 6, 50 - r - 2, y - 26, 50 - r * 0.4, y - 15) +
              poly(50 + r, y - 6, 50 + r + 2, y - 26, 50 + r * 0.4, y - 15)
            : blob(
                50 - r - 2,
                y - 2,
                50 - r * 0.6,
                y - 20,
                50,
                y - 24,
                50 + r * 0.6,
                y - 20,
                50 + r + 2,
                y - 2,
                50,
                y - 12,
              ),
    ],
    ['light', oval(50, y, r, r * 0.94)],
    [
      'body',
      `M${50 + r * 0.2} ${y - r * 0.92}A${r} ${r * 0.94} 0 0 1 ${50 + r * 0.2} ${y + r * 0.92}` +
        `A${r * 1.3} ${r * 1.3} 0 0 0 ${50 + r * 0.2} ${y - r * 0.92}Z`,
    ],
    [
      'accent',
      face === 1
        ? poly(50 - r * 0.9, y - 6, 50 + r * 0.9, y - 6, 50 + r * 0.8, y + 3, 53, y + 1, 47, y + 1, 50 - r * 0.8, y + 3)
        : eyes(50, y + 6, r * 0.62, 3),
    ],
    ['dark', eyes(50, y - 1, r * 0.42, 2.6) + (face === 2 ? `M43 ${y + 8}Q50 ${y + 17} 57 ${y + 8}Z` : '')],
    ['thin', face === 2 ? '' : `M44 ${y + 9}Q50 ${y + 14} 56 ${y + 9}`],
    ['thin', `M${50 + side * 16} ${y + 34}L${50 + side * 34} ${y + 6}`],
    ['accent', poly(50 + side * 34, y - 8, 50 + side * 42, y + 4, 50 + side * 34, y + 16, 50 + side * 26, y + 4)],
  ]
}

const mimix: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const y = 38 - tall * 1.6
  const beast = kind % 4 >= 2
  const w = 15 + broad * 1.8
  const sway = any(13) - 6
  const antlers =
    `M44 ${y - 6}C34 ${y - 10} 32 ${y - 20} 34 ${y - 30}M37 ${y - 15}` +
    `C31 ${y - 16} 28 ${y - 20} 27 ${y - 25}M56 ${y - 6}C66 ${y - 10} 68 ${y - 20} 66 ${y - 30}` +
    `M63 ${y - 15}C69 ${y - 16} 72 ${y - 20} 73 ${y - 25}`
  const skirt = [-2, -1, 0, 1, 2].map((i) => leaf(50 + sway * 0.4 + i * w * 0.34, 70, 46, 9, 180 + i * 13)).join('')
  return [
    ...(isLeader
      ? ([
          ['light', ring(50, y + 2, 30, 2.5)],
          ['glow', oval(50, y + 2, 26)],
        ] as Layer[])
      : []),
    ['line', kind % 4 === 3 ? '' : antlers],
    ['shade', skirt],
    ['accent', [-1, 0, 1].map((i) => leaf(50 + sway * 0.4 + i * w * 0.4, 68, 34, 7, 180 + i * 16)).join('')],
    [
      'body',
      blob(
        50,
        y + 14,
        50 + w * 0.8,
        y + 22,
        50 + w * 0.45 + sway * 0.4,
        72,
        50 - w * 0.45 + sway * 0.4,
        72,
        50 - w * 0.8,
        y + 22,
      ),
    ],
    [
      'body',
      poly(50 + w * 0.6, y + 22, 82 + sway, y + 2, 85 + sway, y + 7, 50 + w * 0.6, y + 36) +
        poly(50 - w * 0.6, y + 22, 20 + sway, y + 34, 20 + sway, y + 40, 50 - w * 0.6, y + 36),
    ],
    ['shade', blob(53, y + 16, 50 + w * 0.8, y + 23, 50 + w * 0.45 + sway * 0.4, 72, 52 + sway * 0.4, 72)],
    ...((beast
      ? [
          ['body', poly(36, y - 2, 34, y - 16, 45, y - 9) + poly(64, y - 2, 66, y - 16, 55, y - 9)],
          ['body', twin(blob, 50, 50, y - 12, 63, y - 6, 60, y + 8, 53, y + 20, 50, y + 21)],
          ['shade', blob(53, y - 11, 63, y - 6, 60, y + 8, 53, y + 20, 55, y + 4)],
          ['dark', oval(50, y + 17, 3.4, 2.4) + eyes(50, y + 1, 6.5, 2)],
        ]
      : [
          ['body', twin(blob, 50, 50, y - 12, 60, y - 6, 59, y + 8, 50, y + 17)],
          ['shade', blob(53, y - 11, 60, y - 6, 59, y + 8, 51, y + 17, 54, y + 2)],
          ['light', poly(40, y - 1, 60, y - 1, 58, y + 4, 50, y + 2, 42, y + 4)],
          ['dark', eyes(50, y + 1, 4.6, 1.6)],
          ['accent', leaf(50, y - 10, 14, 5, 0) + leaf(46, y - 9, 12, 4, -35) + leaf(54, y - 9, 12, 4, 35)],
        ]) as Layer[]),
  ]
}

const hoax: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const top = 26 - tall * 1.6
  const w = 17 + broad * 1.8
  const hood = kind % 3
  const lean = any(7) - 3
  return [
    ...(isLeader
      ? ([
          ['accent', ring(50, top + 22, 34, 1.6) + ring(50, top + 22, 28, 1)],
          ['accent', oval(84, top + 22, 3.4) + oval(30, top + 2, 2.6)],
        ] as Layer[])
      : []),
    ['shade', twin(poly, 50, 50, top + 26, 50 + w * 0.8, top + 44, 50 + w * 1.25, 112)],
    ['body', poly(50, top + 26, 50 - w * 0.8, top + 44, 50 - w * 1.25, 112, 52, 112, 54, top + 40)],
    ['accent', poly(50 - w * 0.3, 112, 50 - w * 0.12, top + 50, 50 + w * 0.12, top + 50, 50 + w * 0.3, 112)],
    [
      'mid',
      hood === 0
        ? poly(50 + lean, top - 14, 67, top + 36, 33, top + 36)
        : hood === 1
          ? twin(blob, 50, 50, top - 4, 64, top + 4, 67, top + 26, 60, top + 38, 50, top + 40)
          : poly(34, top + 12, 66, top + 12, 62, top - 8, 38, top - 8) +
            poly(30, top + 12, 70, top + 12, 70, top + 16, 30, top + 16),
    ],
    ['light', twin(blob, 50, 50, top + 12, 58, top + 17, 57, top + 28, 50, top + 33)],
    ['body', twin(blob, 50, 50, top + 28, 57, top + 30, 55, top + 46, 50, top + 60 + any(10))],
    ['thin', line(47, top + 38, 50, top + 56) + line(53, top + 38, 50, top + 56)],
    ['accent', ring(54, top + 21, 5.6, 1.7) + poly(59, top + 23, 67, top + 28, 66, top + 30, 58.5, top + 25)],
    ['dark', oval(54, top + 21, 2.1) + oval(45.5, top + 21, 1.7)],
    ...(kind % 4 === 1
      ? ([
          ['shade', poly(60, 78, 82, 72, 82, 96, 60, 100)],
          ['light', poly(62, 80, 80, 75, 80, 79, 62, 84)],
        ] as Layer[])
      : kind % 4 === 2
        ? ([['accent', 'M76 112L80 52L83 52L79 112Z' + star(81.5, 46, 7, 6, 0.45)]] as Layer[])
        : []),
  ]
}

const pillar: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const r = 15 + broad * 1.1
  const side = any(2) ? 1 : -1
  const count = 4
  const layers: Layer[] = []
  const top = 38 - tall * 2
  for (let i = count; i >= 1; i--) {
    const y = top + 12 + i * ((104 - top) / count)
    const x = 50 + side * Math.sin(i * 1.15) * (10 + (kind % 3) * 4)
    layers.push(['shade', oval(x, y, r * (0.8 + i * 0.09), r * 0.78)])
    layers.push(['body', oval(x - 2, y - 2, r * (0.72 + i * 0.09), r * 0.66)])
    layers.push(['accent', oval(x - r * 0.9, y + 4, 2.6, 3.4) + oval(x + r * 0.9, y + 4, 2.6, 3.4)])
  }
  const turban = kind % 3
  return [
    ...(isLeader ? ([['light', rays(50, top, 22, 40, 14, 1.6)]] as Layer[]) : []),
    ...layers,
    [
      'line',
      `M44 ${top - 10}C40 ${top - 18} 36 ${top - 20} 31 ${top - 20}M56 ${top - 10}` +
        `C60 ${top - 18} 64 ${top - 20} 69 ${top - 20}`,
    ],
    ['accent', oval(31, top - 20, 3) + oval(69, top - 20, 3)],
    ['body', oval(50, top + 4, 16 + broad * 0.4, 15)],
    ['shade', `M56 ${top - 10}A16 15 0 0 1 52 ${top + 19}A22 22 0 0 0 56 ${top - 10}Z`],
    [
      'accent',
      turban === 0
        ? `M34 ${top - 1}C34 ${top - 16} 66 ${top - 16} 66 ${top - 1}C56 ${top - 6} 44 ${top - 6} 34 ${top - 1}Z`
        : turban === 1
          ? poly(36, top - 4, 64, top - 4, 58, top - 18, 50, top - 12, 42, top - 18)
          : '',
    ],
    ['light', turban === 0 ? oval(50, top - 9, 3) : ''],
    ['light', eyes(50, top + 4, 6, 4)],
    ['dark', eyes(50.6, top + 4.6, 6, 2)],
    ['thin', `M43 ${top + 12}Q50 ${top + 17} 57 ${top + 12}`],
  ]
}

const buka: Figure = ({ tall, broad, kind, any, isLeader }) => {
  const y = 36 - tall * 1.5
  const w = 18 + broad * 2
  const hat = kind % 4
  const side = any(2) ? 1 : -1
  return [
    ['shade', twin(poly, 50, 50, y + 18, 50 + w, y + 32, 50 + w * 1.3, 112)],
    ['body', poly(50, y + 18, 50 - w, y + 32, 50 - w * 1.3, 112, 44, 112, 47, y + 30)],
    ['dark', poly(46, y + 20, 54, y + 20, 57, 112, 43, 112)],
    ['light', oval(50, y + 42, 1.8) + oval(50, y + 54, 1.8) + oval(50, y + 66, 1.8)],
    ['body', twin(blob, 50, 50, y - 10, 60, y - 5, 59, y + 10, 50, y + 20)],
    ['shade', blob(53, y - 9, 60, y - 5, 59, y + 10, 51, y + 20, 55, y + 4)],
    ['accent', poly(38, y + 18, 62, y + 18, 64, y + 27, 50, y + 31, 36, y + 27)],
    ['mid', kind % 3 === 2 ? twin(blob, 50, 50, y + 7, 58, y + 6, 55, y + 20, 50, y + 27) : ''],
    [
      'dark',
      kind % 2
        ? `M40 ${y - 4}L60 ${y + 6}L60 ${y + 4}L41 ${y - 6}Z` + oval(54.5, y + 2, 3.4) + oval(45.5, y + 1, 1.7)
        : eyes(50, y + 1, 4.8, 1.8),
    ],
    ...((hat === 0 || isLeader
      ? [
          ['dark', poly(26, y - 4, 38, y - 20, 50, y - 12, 62, y - 20, 74, y - 4, 50, y - 9)],
          [
            'light',
            poly(
              26,
              y - 4,
              38,
              y - 20,
              50,
              y - 12,
              62,
              y - 20,
              74,
              y - 4,
              71,
              y - 4.5,
              61.5,
              y - 16.5,
              50,
              y - 9,
              38.5,
              y - 16.5,
              29,
              y - 4.5,
            ) + star(50, y - 14, isLeader ? 8 : 5, 5, 0.42),
          ],
        ]
      : hat === 1
        ? [
            [
              'accent',
              poly(38, y - 4, 40, y - 13, 50, y - 16, 60, y - 13, 62, y - 4) +
                poly(60, y - 6, 74, y - 2, 66, y + 2, 72, y + 8, 60, y),
            ],
          ]
        : hat === 2
          ? [
              ['dark', poly(34, y - 5, 66, y - 5, 60, y - 10, 58, y - 24, 42, y - 24, 40, y - 10)],
              ['accent', poly(40, y - 12, 60, y - 12, 60, y - 8, 40, y - 8)],
            ]
          : [['mid', blob(36, y - 2, 40, y - 15, 50, y - 18, 60, y - 15, 64, y - 2, 50, y - 8)]]) as Layer[]),
    ['line', `M${50 + side * w} ${y + 40}L${50 + side * (w + 12)} ${y + 30}V${y + 40}`],
    [
      'light',
      poly(
        50 + side * (w + 12) - 5,
        y + 44,
        50 + side * (w + 12) + 5,
        y + 44,
        50 + side * (w + 12) + 4,
        y + 56,
        50 + side * (w + 12) - 4,
        y + 56,
      ),
    ],
    ['accent', flame(50 + side * (w + 12), y + 55, 4, 8)],
  ]
}

const mutant: Figure = ({ kind, any }) => {
  const y = 34
  const eye = 3 + any(3)
  const spikes = [0, 1, 2, 3]
    .map((i) => poly(54 + i * 6, y + 10 + i * 14, 76 + i * 3 + any(8), y + 4 + i * 14, 58 + i * 6, y + 22 + i * 14))
    .join('')
  const arms = [0, 1, 2]
    .map(
      (i) =>
        `M${42 - i * 3} ${y + 26 + i * 14}` +
        `C${26 - i * 3} ${y + 16 + i * 16} ${22 + i * 2} ${y + 40 + i * 14} ${8 + i * 4} ${y + 24 + i * 16 + any(8)}`,
    )
    .join('')
  return [
    ['line', arms],
    ['accent', spikes],
    ['shade', blob(50, y - 14, 68, y - 6, 72, y + 30, 82, 84, 78, 114, 24, 114, 26, 80, 34, y + 34, 32, y)],
    ['body', blob(50, y - 14, 55, y, 50, y + 30, 56, 84, 52, 114, 24, 114, 26, 80, 34, y + 34, 32, y)],
    [
      'light',
      `M50 ${y - 14}L54 ${y + 2}L49 ${y + 16}L55 ${y + 34}L51 ${y + 52}L56 114L52 114L48 ${y + 52}` +
        `L51 ${y + 34}L46 ${y + 16}L50 ${y + 2}Z`,
    ],
    ['dark', oval(42, y + 2, eye + 1) + oval(59, y + 6, eye - 1)],
    ['light', oval(41, y + 1, 1.8) + oval(60, y + 5, 1.2)],
    [
      'dark',
      kind % 2
        ? poly(38, y + 16, 62, y + 13, 60, y + 20, 54, y + 17, 50, y + 22, 46, y + 18, 41, y + 22)
        : blob(40, y + 16, 52, y + 14, 60, y + 18, 50, y + 22),
    ],
    ['accent', kind % 3 ? poly(36, y - 6, 26, y - 24, 44, y - 12) : leaf(44, y - 10, 26, 6, -20)],
  ]
}

export const FIGURES: Record<string, Figure> = { vulca, terrah, aqua, flit, khind, mimix, hoax, pillar, buka, mutant }
