// What is held, drawn around the hand at (0, 0) in hundredths of the holder's height; up is where it points.

import { bolt, flame, leaf, line, oval, poly, rays, star, type Layer } from './pen'
import { TOYS } from './toys'

export interface Prop {
  layers: Layer[]
  /** It does not lean with the arm. */
  isUpright?: boolean
  isBehind?: boolean
}

const PROPS: Record<string, Prop> = {
  ...TOYS,
  staff: {
    layers: [
      ['wood', poly(-1.2, -48, 1.2, -48, 1.4, 50, -1.4, 50)],
      ['trim', star(0, -50, 7, 8, 0.5)],
    ],
    isUpright: true,
  },
  orb: {
    layers: [
      ['glow', oval(0, -14, 16), 0, 0.5],
      ['accent', oval(0, -14, 9)],
      ['light', oval(-3, -17, 3)],
    ],
  },
  book: {
    layers: [
      ['wood', 'M-17 -16L0 -11L17 -16V6L0 11L-17 6Z'],
      ['bone', 'M-15 -18L0 -13L15 -18V3L0 8L-15 3Z'],
      [
        'ink',
        line(0, -13, 0, 8) +
          line(-12, -12, -3, -9) +
          line(-12, -7, -3, -4) +
          line(3, -9, 12, -12) +
          line(3, -4, 12, -7),
        0.7,
        0.6,
      ],
    ],
    isUpright: true,
  },
  scroll: {
    layers: [
      ['bone', 'M-6 -22H12V26C6 22 0 28 -6 24Z'],
      ['wood', oval(-6, -22, 2.4) + oval(12, -22, 2.4) + poly(-6, -24, 12, -24, 12, -20, -6, -20)],
      ['ink', line(-2, -14, 8, -14) + line(-2, -8, 8, -8) + line(-2, -2, 6, -2) + line(-2, 4, 8, 4), 0.8, 0.6],
    ],
    isUpright: true,
  },
  map: {
    layers: [
      ['bone', 'M-22 -22L-8 -18L8 -22L22 -18V12L8 8L-8 12L-22 8Z'],
      ['wood', 'M-16 -10q8 6 12 0t14 4', 1.1],
      ['accent', line(8, 0, 13, 5) + line(13, 0, 8, 5), 1.6],
      ['ink', line(-8, -18, -8, 12) + line(8, -22, 8, 8), 0.5, 0.4],
    ],
    isUpright: true,
  },
  telescope: {
    layers: [
      ['wood', 'M-4 4L-4 -22L4 -22L4 4Z'],
      ['trim', 'M-5 -22L-7 -48L7 -48L5 -22Z'],
      ['light', oval(0, -48, 7, 2)],
    ],
  },
  lantern: {
    layers: [
      ['glow', oval(0, 16, 20), 0, 0.55],
      ['ink', line(0, 0, 0, 8), 1.2],
      ['metal', 'M-6 10L0 5L6 10L7 24H-7Z'],
      ['flare', 'M-4 12H4L5 22H-5Z'],
    ],
    isUpright: true,
  },
  hourglass: {
    layers: [
      ['wood', 'M-9 -26H9V-22H-9ZM-9 4H9V8H-9Z'],
      ['glow', 'M-7 -22H7C7 -14 2 -12 2 -9S7 -4 7 4H-7C-7 -4 -2 -6 -2 -9S-7 -14 -7 -22Z', 0, 0.9],
      ['flare', 'M-5 -16H5L0 -10ZM-6 3L0 -5L6 3Z'],
    ],
    isUpright: true,
  },
  scales: {
    layers: [
      ['trim', 'M0 0V-26M-18 -22L18 -26', 2],
      ['trim', 'M-26 -8H-10C-12 -2 -24 -2 -26 -8ZM10 -12H26C24 -6 12 -6 10 -12Z'],
      ['trim', 'M-18 -22L-25 -8M-18 -22L-11 -8M18 -26L11 -12M18 -26L25 -12', 0.7],
    ],
    isUpright: true,
  },
  quill: {
    layers: [
      ['light', leaf(0, 4, 42, 8, 18)],
      ['ink', line(0, 4, 11, -34), 0.7, 0.5],
    ],
  },
  cane: { layers: [['wood', 'M0 46V-4C0 -10 -9 -10 -9 -4', 2.6]], isUpright: true },
  pack: {
    layers: [
      ['wood', poly(8, 8, 11, 6, -27, -46, -30, -44)],
      ['accent', 'M-28 -44C-48 -40 -52 -18 -36 -14C-22 -12 -14 -26 -22 -38Z'],
      ['accent', leaf(-28, -44, 12, 4, -60) + leaf(-28, -44, 12, 4, 0)],
      ['light', oval(-40, -28, 2) + oval(-32, -22, 2) + oval(-34, -34, 2), 0, 0.8],
    ],
    isUpright: true,
    isBehind: true,
  },
  orrery: {
    layers: [
      ['trim', oval(0, -24, 22, 8), 1.2],
      ['trim', oval(0, -24, 9, 22), 1],
      ['flare', oval(0, -24, 6)],
      ['accent', oval(21, -24, 3.4) + oval(-12, -31, 2.6)],
      ['wood', poly(-1, -4, 1, -4, 1, 2, -1, 2)],
    ],
    isUpright: true,
  },
  mirror: {
    layers: [
      ['trim', oval(0, -20, 14, 18)],
      ['water', oval(0, -20, 11, 15)],
      ['light', line(-6, -26, 2, -34), 2],
      ['wood', poly(-2, -3, 2, -3, 2, 10, -2, 10)],
    ],
    isUpright: true,
  },
  boulder: {
    layers: [
      ['stone', 'M-24 -6L-18 -28L2 -36L22 -26L26 -6L8 4L-14 4Z'],
      ['ink', line(2, -36, -2, -18, 8, 4) + line(-2, -18, -24, -6), 0.9, 0.4],
    ],
    isUpright: true,
  },
  rock: { layers: [['stone', 'M-10 -2L-8 -12L2 -17L11 -10L10 0L0 5Z']] },
  hammer: {
    layers: [
      ['wood', poly(-1.6, -34, 1.6, -34, 2, 20, -2, 20)],
      ['stone', 'M-16 -48H16L18 -32L-18 -32Z'],
      ['rim', line(-15, -47, 15, -47), 1],
    ],
  },
  club: {
    layers: [
      ['wood', 'M-2 10L-3 -4L-8 -36C-8 -44 8 -44 8 -36L3 -4L2 10Z'],
      ['bone', poly(-8, -34, -13, -37, -7, -39) + poly(8, -34, 13, -37, 7, -39)],
    ],
  },
  torch: {
    layers: [
      ['wood', poly(-1.6, -16, 1.6, -16, 1.4, 14, -1.4, 14)],
      ['fire', flame(0, -14, 14, 34, 3)],
      ['flare', flame(0, -14, 7, 20, 2)],
    ],
  },
  fireball: {
    layers: [
      ['glow', oval(2, -12, 20), 0, 0.5],
      ['fire', oval(2, -12, 11) + flame(2, -14, 18, 26, -10)],
      ['flare', oval(3, -11, 6.5)],
    ],
  },
  fires: {
    layers: [
      ['fire', flame(0, 0, 14, 30, 4)],
      ['flare', flame(0, 0, 7, 17, 2)],
    ],
  },
  breath: {
    layers: [
      ['fire', 'M0 0C14 -10 26 -4 44 -14C40 -2 48 2 42 12C32 6 20 14 0 4Z'],
      ['flare', 'M4 1C16 -5 24 0 36 -6C34 2 36 3 33 7C24 3 16 8 4 3Z'],
    ],
    isUpright: true,
  },
  whip: {
    layers: [
      ['fire', 'M0 0C20 -30 34 8 22 14C8 20 10 -14 34 -22C46 -26 50 -14 44 -8', 2.6],
      ['flare', 'M0 0C20 -30 34 8 22 14C8 20 10 -14 34 -22', 1],
    ],
    isUpright: true,
  },
  sword: {
    layers: [
      ['metal', 'M-2.400 -4L-2 -44L0 -52L2 -44L2.400 -4Z'],
      ['trim', 'M-8 -4H8V-1H-8Z'],
      ['wood', 'M-1.500 -1H1.500V9H-1.500Z'],
    ],
  },
  spear: {
    layers: [
      ['wood', poly(-1.1, -46, 1.1, -46, 1.2, 46, -1.2, 46)],
      ['metal', 'M0 -64L5 -50L0 -44L-5 -50Z'],
      ['accent', leaf(0, -44, 12, 4, 150) + leaf(0, -44, 12, 4, -150)],
    ],
  },
  trident: {
    layers: [
      ['trim', poly(-1.2, -40, 1.2, -40, 1.3, 48, -1.3, 48)],
      ['trim', 'M-10 -58L-7 -44C-6 -38 6 -38 7 -44L10 -58L12 -42C10 -32 -10 -32 -12 -42ZM0 -62L3 -38H-3Z'],
    ],
    isUpright: true,
  },
  bow: {
    layers: [
      ['wood', 'M-26 -6C-14 -20 14 -20 26 -6', 2.6],
      ['light', line(-26, -6, 0, 26, 26, -6), 0.7],
      ['wood', line(0, 28, 0, -22), 1.4],
      ['metal', poly(-3, -20, 0, -28, 3, -20)],
    ],
  },
  shield: {
    layers: [
      ['trim', oval(2, 0, 19, 21)],
      ['cloth', oval(2, 0, 16, 18)],
      ['trim', star(2, 0, 11, 8, 0.45)],
    ],
    isUpright: true,
  },
  drum: {
    layers: [
      ['wood', 'M-14 -4V18C-14 24 16 24 16 18V-4Z'],
      ['bone', oval(1, -4, 15, 5)],
      ['accent', 'M-14 2L-7 20L1 3L9 20L16 2', 1.4],
    ],
    isUpright: true,
  },
  net: {
    layers: [['light', 'M0 0C10 -16 30 -14 40 2C30 14 10 14 0 0ZM8 -8L30 9M16 -12L34 4M8 8L30 -10M18 12L38 -4', 0.9]],
    isUpright: true,
  },
  pearl: {
    layers: [
      ['glow', oval(0, -10, 17), 0, 0.6],
      ['light', oval(0, -10, 8)],
      ['trim', 'M-12 -4C-8 6 8 6 12 -4C6 0 -6 0 -12 -4Z'],
    ],
    isUpright: true,
  },
  bubble: {
    layers: [
      ['light', oval(2, -16, 15), 1.4, 0.9],
      ['water', oval(2, -16, 15), 0, 0.45],
      ['light', oval(-4, -22, 3) + oval(18, -36, 3) + oval(10, -44, 1.8)],
    ],
    isUpright: true,
  },
  jug: {
    layers: [
      ['trim', 'M-6 -22H6L4 -16C14 -10 12 8 0 8S-14 -10 -4 -16Z'],
      ['water', 'M5 -20C18 -22 18 0 22 20C26 30 14 30 16 20C14 6 14 -12 5 -16Z'],
    ],
    isUpright: true,
  },
  shellhorn: {
    layers: [
      ['trim', 'M-4 2C8 -2 12 -14 26 -20C32 -12 28 4 16 8C8 10 0 8 -4 2Z'],
      ['ink', 'M8 6C8 0 14 -6 16 -12M16 7C16 0 22 -8 22 -16', 0.7, 0.5],
    ],
    isUpright: true,
  },
  // Of the sea
  cutlass: {
    layers: [
      ['metal', 'M-2.400 -3C-6 -22 0 -38 10 -48C12 -30 8 -14 3 -3Z'],
      ['trim', 'M-6 -3H7V0C7 8 2 10 0 10V6C3 6 4 3 3 0H-6Z'],
    ],
  },
  spyglass: {
    layers: [
      ['trim', 'M-3 4L-4 -18H4L3 4Z'],
      ['wood', 'M-5 -18L-6 -36H6L5 -18Z'],
      ['trim', 'M-7 -36L-7 -42H7L7 -36Z'],
    ],
  },
  helmwheel: {
    layers: [
      ['wood', oval(0, 0, 20), 4],
      ['trim', rays(0, 0, 4, 30, 8, 2)],
      ['trim', oval(0, 0, 5)],
    ],
    isUpright: true,
  },
  cannon: {
    layers: [
      ['metal', 'M-34 10C-40 12 -40 26 -32 26L20 12L26 16L30 2L24 -2L16 0Z'],
      ['wood', 'M-30 20L6 16L10 34L-30 36Z'],
      ['ink', oval(-22, 36, 9) + oval(4, 34, 9)],
      ['trim', oval(-22, 36, 3) + oval(4, 34, 3)],
    ],
    isUpright: true,
  },
  linstock: {
    layers: [
      ['wood', poly(-1, -40, 1, -40, 1.2, 40, -1.2, 40)],
      ['fire', flame(2, -38, 8, 18, 4)],
      ['flare', flame(2, -38, 4, 10, 2)],
      ['ink', oval(20, 44, 10)],
      ['light', oval(17, 41, 2)],
    ],
    isUpright: true,
  },
  rammer: {
    layers: [
      ['wood', poly(-1.2, -56, 1.2, -56, 1.2, 40, -1.2, 40)],
      ['bone', poly(-6, -66, 6, -66, 6, -52, -6, -52)],
    ],
  },
  shot: {
    layers: [
      ['ink', oval(2, -6, 11)],
      ['light', oval(-1, -10, 3)],
      ['ink', line(6, -15, 10, -22), 1.6],
      ['flare', star(11, -25, 7, 6, 0.4)],
    ],
    isUpright: true,
  },
  keg: {
    layers: [
      ['wood', 'M-14 -20C-18 -8 -18 4 -14 16H14C18 4 18 -8 14 -20Z'],
      ['metal', poly(-16, -12, 16, -12, 17, -8, -17, -8) + poly(-17, 4, 17, 4, 16, 8, -16, 8)],
      ['flare', star(0, -28, 6, 6, 0.4)],
      ['ink', line(0, -20, 0, -26), 1.2],
    ],
    isUpright: true,
  },
  flag: {
    layers: [
      ['wood', poly(-1.2, -70, 1.2, -70, 1.4, 40, -1.4, 40)],
      ['accent', 'M1 -70C14 -78 22 -62 42 -70V-42C26 -34 14 -50 1 -42Z'],
      ['light', star(20, -57, 8, 5, 0.42)],
    ],
    isUpright: true,
  },
  rope: {
    layers: [
      ['trim', oval(0, 4, 9, 12), 2.6],
      ['trim', oval(4, 6, 9, 12), 2.2],
      ['trim', 'M8 16C16 22 10 34 18 40', 2.4],
    ],
    isUpright: true,
  },
  hook: { layers: [['metal', 'M0 0V-8C0 -20 16 -20 16 -8C16 -2 10 -2 9 -6', 3]] },
  chest: {
    layers: [
      ['wood', 'M-20 -8C-20 -24 20 -24 20 -8V14H-20Z'],
      ['trim', 'M-20 -8H20V-4H-20ZM-4 -8H4V3H-4Z'],
      ['metal', 'M-15 -20V14M15 -20V14', 2],
    ],
    isUpright: true,
  },
  oar: { layers: [['wood', 'M-1.200 -40H1.200V30C8 34 6 56 0 58C-6 56 -8 34 -1.200 30Z']] },
  bag: {
    layers: [
      ['wood', 'M-4 -4C-18 6 -16 26 0 26S18 6 4 -4Z'],
      ['trim', poly(-6, -5, 6, -5, 5, -1, -5, -1)],
    ],
    isUpright: true,
  },
  bolts: {
    layers: [
      ['flare', bolt(0, 0, 26, -30, 3) + bolt(0, 0, 34, -4, 2.6) + bolt(0, 0, 8, -36, 2.6)],
      ['light', oval(0, 0, 5)],
    ],
    isUpright: true,
  },
  gong: {
    layers: [
      ['wood', 'M-18 40V-34H22V40', 2.6],
      ['trim', oval(2, -8, 17)],
      ['wood', oval(2, -8, 7), 1.2],
    ],
    isUpright: true,
    isBehind: true,
  },
  pick: {
    layers: [
      ['wood', poly(-1.6, -36, 1.6, -36, 1.8, 26, -1.8, 26)],
      ['metal', 'M-26 -28C-12 -44 12 -44 26 -28C12 -36 -12 -36 -26 -28Z'],
    ],
  },
}

export const PROP_NAMES = Object.keys(PROPS)

export const prop = (name: string): Prop => PROPS[name] ?? { layers: [] }
