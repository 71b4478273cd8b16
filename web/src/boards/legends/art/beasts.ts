// Animals on four legs, of the forest and the plain.

import { blob, leaf, limb, line, oval, poly, put, rays, rimmed, star, type Layer } from './pen'
import type { Stage } from './stage'

interface Beast {
  chest: number
  leg: number
  neck: number
  head: Layer[]
  tail: Layer[]
  coat: Layer[]
}

const eye: Layer = ['ink', oval(3, -2, 1.4)]
const slim: Layer[] = [
  ['skin', 'M-6 -6L4 -8L18 3L16 7L4 7L-4 6Z'],
  ['wood', leaf(-4, -6, 12, 3.4, -60) + leaf(-1, -7, 11, 3, -30)],
  ['ink', oval(17, 4.6, 1.4)],
  eye,
]

const BEASTS: Record<string, Beast> = {
  gazelle: {
    chest: 12,
    leg: 34,
    neck: 26,
    head: [...slim, ['bone', 'M0 -8C-2 -18 4 -24 1 -32M3 -8C4 -18 10 -23 8 -31', 2]],
    tail: [['ink', leaf(0, 0, 10, 3, 220)]],
    coat: [
      ['light', 'M-14 6Q0 12 16 6L14 11Q0 15 -14 11Z', 0, 0.9],
      ['ink', 'M-15 4Q0 9 17 3', 1.4],
    ],
  },
  antelope: {
    chest: 15,
    leg: 32,
    neck: 22,
    head: [...slim, ['bone', 'M-1 -8C-12 -12 -14 -22 -8 -34M2 -8C-6 -14 -4 -24 4 -34', 2.6]],
    tail: [['ink', leaf(0, 0, 20, 3, 200)]],
    coat: [['light', [-12, -5, 2, 9].map((x) => line(x, -10, x - 2, 6)).join(''), 1.8, 0.85]],
  },
  unicorn: {
    chest: 15,
    leg: 34,
    neck: 28,
    head: [
      ['light', 'M-6 -6L4 -9L18 4L16 9L4 8L-4 6Z'],
      ['light', leaf(-2, -7, 10, 3, -20)],
      ['flare', 'M4 -8L16 -36L9 -6Z'],
      ['ink', line(6, -14, 10, -13) + line(9, -21, 12, -20), 0.7, 0.6],
      eye,
    ],
    tail: [['trim', 'M0 0C-16 2 -10 18 -22 26C-6 26 0 14 4 4Z']],
    coat: [],
  },
  bear: {
    chest: 22,
    leg: 20,
    neck: 12,
    head: [
      ['wood', oval(-5, -12, 5) + oval(9, -12, 5)],
      ['wood', oval(2, 0, 14, 13)],
      ['bone', oval(9, 4, 7, 5.4)],
      ['ink', oval(13, 1.6, 3, 2.2) + oval(4, -3, 1.5) + oval(11, -4, 1.5)],
    ],
    tail: [['wood', oval(-2, -2, 4)]],
    coat: [],
  },
  fox: {
    chest: 11,
    leg: 20,
    neck: 13,
    head: [
      ['fire', 'M-10 -4L-12 -20L-3 -11L4 -11L12 -19L12 -4L20 5L4 9L-8 6Z'],
      ['light', 'M-8 5L4 9L20 5L10 3L2 5Z'],
      ['ink', oval(19, 4.6, 1.8) + oval(2, -2, 1.5) + oval(9, -3, 1.5)],
    ],
    tail: [
      ['fire', 'M0 0C-24 0 -34 -18 -24 -34C-20 -20 -6 -20 6 -6Z'],
      ['light', 'M-27 -18C-31 -26 -28 -32 -24 -34C-24 -28 -22 -24 -18 -20Z'],
    ],
    coat: [],
  },
}

/** Hip, shoulder, then knees and feet of the four legs; the head's place is the neck's end. */
const GAITS: Record<string, { lift: number; legs: number[][]; neck: number }> = {
  bounding: {
    lift: 26,
    neck: 44,
    legs: [
      [16, 8, 34, 4],
      [8, 16, 26, 20],
      [-16, 10, -36, 14],
      [-10, 16, -30, 24],
    ],
  },
  grazing: {
    lift: 0,
    neck: 122,
    legs: [
      [2, 16, 2, 34],
      [-2, 16, -4, 34],
      [2, 16, -2, 34],
      [-4, 16, -8, 34],
    ],
  },
  alert: {
    lift: 0,
    neck: 12,
    legs: [
      [3, 16, 3, 34],
      [-2, 16, -3, 34],
      [4, 16, -1, 34],
      [-4, 16, -7, 34],
    ],
  },
  trotting: {
    lift: 4,
    neck: 30,
    legs: [
      [10, 14, 8, 32],
      [-4, 16, -12, 30],
      [8, 14, 2, 32],
      [-10, 14, -20, 28],
    ],
  },
  rearing: {
    lift: 14,
    neck: 20,
    legs: [
      [16, 0, 20, 16],
      [14, 8, 12, 24],
      [2, 18, 4, 44],
      [-6, 18, -8, 44],
    ],
  },
  sneaking: {
    lift: -8,
    neck: 84,
    legs: [
      [8, 12, 4, 28],
      [-2, 14, -10, 28],
      [8, 12, 4, 28],
      [-8, 12, -16, 27],
    ],
  },
}

export function beast(stage: Stage): Layer[] {
  const name = stage.more.find((word) => word in BEASTS) ?? 'gazelle'
  const gait = GAITS[stage.more.find((word) => word in GAITS) ?? 'alert']
  const { chest, leg, neck, head, tail, coat } = BEASTS[name]
  const tone = name === 'unicorn' ? 'light' : name === 'fox' ? 'fire' : name === 'bear' ? 'wood' : 'skin'
  const [hx, sx] = [-20, 18]
  const bend = leg / 34
  const legs = gait.legs.map(([kx, ky, fx, fy], i): Layer => {
    const x = i < 2 ? sx : hx
    return [
      i % 2 ? tone : tone,
      limb([x, 4, x + kx * bend, 4 + ky * bend, x + fx * bend, 4 + fy * bend], [chest * 0.42, chest * 0.22, 2]),
    ]
  })
  const hooves: Layer = [
    'ink',
    gait.legs.map(([, , fx, fy], i) => oval((i < 2 ? sx : hx) + fx * bend, 4 + fy * bend, 2.8, 2)).join(''),
  ]
  const turn = (gait.neck * Math.PI) / 180
  const [nx, ny] = [sx + 2 + Math.sin(turn) * neck, -chest * 0.4 - Math.cos(turn) * neck]
  const body: Layer[] = [
    ...put(tail, hx - 6, -4),
    legs[1],
    legs[3],
    [
      tone,
      blob(
        hx - 8,
        -4,
        hx,
        -chest * 0.8,
        0,
        -chest * 0.7,
        sx,
        -chest * 0.9,
        sx + 10,
        -2,
        sx + 2,
        chest * 0.8,
        -2,
        chest * 0.55,
        hx,
        chest * 0.7,
      ),
    ],
    [tone, limb([sx, 0, (sx + nx) / 2, ny / 2 - 1, nx, ny], [chest * 0.72, chest * 0.5, 5])],
    ...(name === 'unicorn'
      ? [['trim', blob(nx - 6, ny - 6, sx - 8, ny * 0.5, sx - 12, 2, sx - 2, -2, sx + 2, ny * 0.5)] as Layer]
      : []),
    ...coat,
    legs[0],
    legs[2],
    hooves,
    ...put(head, nx, ny, name === 'bear' ? 1.1 : 1, Math.max(-20, (gait.neck - 30) * 0.5)),
  ]
  const isRearing = stage.more.includes('rearing')
  const size = stage.camera === 'near' ? 1.1 : 0.86
  const magic: Layer[] =
    name === 'unicorn'
      ? [
          ['glow', oval(60, 50, 46), 0, 0.6],
          ['flare', rays(60, 50, 44, 54, 18, 0.8), 0, 0.8],
        ]
      : [['glow', oval(60, 58, 34), 0, 0.35]]
  const y = (stage.camera === 'near' ? 78 : 66) - gait.lift * size * 0.7
  const glints: Layer[] = name === 'unicorn' ? [['light', star(26, 24, 4) + star(92, 30, 3) + star(84, 12, 2.4)]] : []
  return [
    ...magic,
    ...rimmed(
      put(
        body,
        stage.isLeft ? 62 : name === 'fox' ? 48 : 54,
        y + (isRearing ? 12 : 0),
        size,
        isRearing ? -34 : 0,
        stage.isLeft,
      ),
      1,
    ),
    ...glints,
  ]
}

/** A small animal that looks straight at us: `cub` in a bush. */
export function face(stage: Stage): Layer[] {
  const name = stage.more.find((word) => word in BEASTS) ?? 'bear'
  return [
    ['glow', oval(60, 54, 36), 0, 0.4],
    ...rimmed(put(BEASTS[name].head, 56, 54, 2.6, 0, stage.isLeft), 1),
    ['leaf', [-70, -40, -10, 20, 50, 80].map((turn, i) => leaf(58, 124, 46 - (i % 2) * 8, 11, turn)).join('')],
    ['ink', poly(-5, 112, 105, 112, 105, 125, -5, 125), 0, 0.3],
  ]
}
