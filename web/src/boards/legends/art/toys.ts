// Toys and things of everyday, held as in `props.ts`.

import { leaf, line, oval, poly, star } from './pen'
import type { Prop } from './props'

export const TOYS: Record<string, Prop> = {
  ball: {
    layers: [
      ['accent', oval(0, -10, 11)],
      ['light', 'M-10 -14C-4 -8 4 -8 10 -14M-10 -6C-4 -12 4 -12 10 -6', 1.4],
    ],
    isUpright: true,
  },
  kite: {
    layers: [
      ['light', 'M0 0C8 -18 14 -24 22 -40', 0.8],
      ['accent', 'M26 -66L38 -48L22 -34L14 -54Z'],
      ['flare', 'M26 -66L14 -54L27 -51Z'],
      ['ink', line(26, -66, 22, -34) + line(14, -54, 38, -48), 0.7, 0.6],
    ],
    isUpright: true,
  },
  balloon: {
    layers: [
      ['light', 'M0 0C4 -14 -2 -22 2 -34', 0.8],
      ['accent', 'M2 -34C-12 -42 -12 -64 2 -64S16 -42 2 -34Z'],
      ['light', oval(-3, -55, 2.4, 4)],
    ],
    isUpright: true,
  },
  balloons: {
    layers: [
      ['light', 'M0 0C-4 -20 -12 -26 -14 -36M0 0C4 -22 2 -34 3 -46M0 0C8 -18 16 -22 20 -32', 0.7],
      ['accent', oval(-15, -46, 9, 11)],
      ['trim', oval(4, -58, 9, 11)],
      ['water', oval(22, -42, 9, 11)],
    ],
    isUpright: true,
  },
  lolly: {
    layers: [
      ['light', poly(-0.8, -10, 0.8, -10, 0.8, 12, -0.8, 12)],
      ['accent', oval(0, -18, 11)],
      ['light', 'M0 -18C3 -22 6 -16 1 -13C-6 -11 -9 -20 -2 -24', 1.6],
    ],
  },
  sling: {
    layers: [
      ['wood', 'M0 10V-4C-2 -10 -8 -12 -8 -20M0 -4C2 -10 8 -12 8 -20', 3],
      ['ink', 'M-8 -19C-14 -2 14 -2 8 -19', 1],
      ['stone', oval(0, -7, 3)],
    ],
  },
  squirt: {
    layers: [
      ['accent', 'M-6 0L-4 -24H4L6 -4H14V2H-6Z'],
      ['water', 'M0 -24C-4 -40 6 -46 0 -60C10 -48 6 -36 3 -24Z'],
    ],
  },
  handcuffs: {
    layers: [
      ['metal', oval(0, 8, 7), 2.2],
      ['metal', oval(12, 18, 7), 2.2],
    ],
    isUpright: true,
  },
  bone: {
    layers: [
      [
        'bone',
        'M-20 -4C-26 -10 -16 -16 -14 -8L14 -12C14 -20 24 -18 20 -11C26 -6 18 0 14 -5L-14 -1C-14 6 -26 4 -20 -4Z',
      ],
    ],
    isUpright: true,
  },
  bananas: {
    layers: [
      ['flare', 'M-4 -4C0 -22 14 -30 28 -26C18 -20 12 -10 8 2ZM-6 -2C-8 -20 0 -32 12 -38C6 -28 4 -14 4 2Z'],
      ['ink', oval(28, -26, 1.4) + oval(12, -38, 1.4)],
    ],
  },
  trophy: {
    layers: [
      ['trim', 'M-10 -30H10C10 -16 6 -10 2 -8V0H8V4H-8V0H-2V-8C-6 -10 -10 -16 -10 -30Z'],
      ['trim', 'M-10 -27C-18 -27 -16 -16 -8 -15M10 -27C18 -27 16 -16 8 -15', 2],
    ],
    isUpright: true,
  },
  pinwheel: {
    layers: [
      ['wood', poly(-0.9, -20, 0.9, -20, 1, 20, -1, 20)],
      ['accent', 'M0 -22L0 -38C10 -38 12 -30 0 -22ZM0 -22L0 -6C-10 -6 -12 -14 0 -22Z'],
      ['flare', 'M0 -22L16 -22C16 -12 8 -10 0 -22ZM0 -22L-16 -22C-16 -32 -8 -34 0 -22Z'],
    ],
  },
  pan: {
    layers: [
      ['metal', oval(0, -26, 14)],
      ['ink', oval(0, -26, 10.5)],
      ['metal', poly(-2, -14, 2, -14, 2.4, 8, -2.4, 8)],
    ],
  },
  skate: {
    layers: [
      ['wood', 'M-26 44C-22 48 22 48 26 44L26 47C20 51 -20 51 -26 47Z'],
      ['trim', oval(-14, 52, 4) + oval(14, 52, 4)],
    ],
    isUpright: true,
    isBehind: true,
  },
  sign: {
    layers: [
      ['wood', poly(-1.4, -14, 1.4, -14, 1.6, 40, -1.6, 40)],
      ['bone', poly(-18, -38, 18, -40, 19, -12, -17, -10)],
      ['accent', line(-9, -31, 10, -19) + line(-9, -19, 10, -31), 4],
    ],
    isUpright: true,
  },
  teddy: {
    layers: [
      [
        'wood',
        oval(0, 2, 8, 9) + oval(0, -11, 7) + oval(-6, -17, 3) + oval(6, -17, 3) + oval(-8, 0, 3, 5) + oval(8, 0, 3, 5),
      ],
      ['ink', oval(-2.4, -12, 1) + oval(2.4, -12, 1) + oval(0, -9, 1.4, 1)],
    ],
    isUpright: true,
  },
  paint: {
    layers: [
      ['wood', poly(-1.2, -14, 1.2, -14, 1.4, 12, -1.4, 12)],
      ['accent', 'M-4 -14L-5 -24C-2 -28 2 -26 5 -30L4 -14Z'],
      ['accent', oval(12, -34, 3) + oval(18, -26, 2) + oval(4, -42, 2.4)],
    ],
  },
  whistle: {
    layers: [
      ['trim', 'M-2 -3H18V4H12C12 12 0 14 -4 6C-6 2 -5 -2 -2 -3Z'],
      ['ink', oval(3, 4, 3)],
    ],
    isUpright: true,
  },
  swordwood: {
    layers: [
      ['wood', 'M-2.400 -4L-3 -40L0 -46L3 -40L2.400 -4Z'],
      ['wood', 'M-10 -6H10V-1H-10Z'],
      ['accent', 'M-2 -1H2V9H-2Z'],
    ],
  },
  rattle: {
    layers: [
      ['wood', poly(-1.4, -14, 1.4, -14, 1.4, 14, -1.4, 14)],
      ['accent', oval(0, -24, 10, 12)],
      ['light', oval(-3, -26, 1.4) + oval(3, -22, 1.4) + oval(1, -30, 1.4)],
      ['leaf', leaf(0, -14, 16, 3, 140) + leaf(0, -14, 16, 3, -140)],
    ],
  },
  knife: {
    layers: [
      ['metal', 'M-2 -2L-3 -22L0 -30L3 -18L2 -2Z'],
      ['trim', 'M-4 -2H4V0H-4Z'],
      ['wood', 'M-1.500 0H1.500V8H-1.500Z'],
    ],
  },
  urn: {
    layers: [
      ['trim', 'M-8 -26H8L6 -20C16 -12 12 8 0 8S-16 -12 -6 -20Z'],
      ['glow', 'M0 -26C-8 -40 8 -46 0 -60C14 -50 4 -40 4 -26Z', 0, 0.8],
    ],
    isUpright: true,
  },
  cards: {
    layers: [
      ['bone', [-30, -8, 14, 36].map((turn) => leafCard(turn)).join('')],
      ['accent', [-30, -8, 14, 36].map((turn) => dot(turn)).join('')],
    ],
    isUpright: true,
  },
  fan: {
    layers: [
      ['accent', [-56, -28, 0, 28, 56].map((turn) => leaf(0, 0, 34, 9, turn)).join('')],
      ['trim', oval(0, 0, 3)],
    ],
  },
  mug: {
    layers: [
      ['wood', 'M-9 -14H9V8H-9Z'],
      ['light', oval(-6, -15, 5, 3.4) + oval(2, -16, 6, 4) + oval(8, -14, 4, 3)],
      ['wood', 'M9 -10C18 -10 18 4 9 4', 2.2],
    ],
    isUpright: true,
  },
  bottle: {
    layers: [
      ['leaf', 'M-3 -30H3V-20C8 -16 8 -10 8 8H-8C-8 -10 -8 -16 -3 -20Z'],
      ['bone', poly(-8, -8, 8, -8, 8, 2, -8, 2)],
    ],
    isUpright: true,
  },
  weights: {
    layers: [
      ['metal', poly(-34, -2, 34, -2, 34, 2, -34, 2)],
      ['ink', oval(-34, 0, 5, 15) + oval(34, 0, 5, 15) + oval(-28, 0, 4, 11) + oval(28, 0, 4, 11)],
    ],
    isUpright: true,
  },
  parasol: {
    layers: [
      ['wood', poly(-0.9, -36, 0.9, -36, 1, 20, -1, 20)],
      ['accent', 'M-26 -34C-22 -56 22 -56 26 -34Q20 -38 13 -34Q6 -38 0 -34Q-6 -38 -13 -34Q-20 -38 -26 -34Z'],
      ['light', 'M-13 -34C-10 -48 -4 -52 0 -52C4 -52 10 -48 13 -34Q6 -38 0 -34Q-6 -38 -13 -34Z', 0, 0.5],
    ],
    isUpright: true,
  },
  wand: {
    layers: [
      ['wood', poly(-1, -22, 1, -22, 1.4, 8, -1.4, 8)],
      ['flare', star(0, -30, 12, 5, 0.42)],
      ['light', star(14, -42, 4) + star(-12, -44, 3)],
    ],
  },
}

function leafCard(turn: number): string {
  const a = (turn * Math.PI) / 180
  const [ux, uy, vx, vy] = [Math.sin(a), -Math.cos(a), Math.cos(a), Math.sin(a)]
  const corner = (along: number, across: number): [number, number] => [
    ux * along + vx * across,
    uy * along + vy * across,
  ]
  return poly(...corner(4, -6), ...corner(26, -6), ...corner(26, 6), ...corner(4, 6))
}

function dot(turn: number): string {
  const a = (turn * Math.PI) / 180
  return oval(Math.sin(a) * 17, -Math.cos(a) * 17, 2.6)
}
