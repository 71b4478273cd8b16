// What is worn by children, in the forest, aboard, and by mutants; around a head at (0, 0) with a radius of 8.

import type { Gear } from './hats'
import { flame, leaf, line, oval, poly, rays, star } from './pen'

export const CAPS: Record<string, Gear> = {
  // Children
  catears: {
    back: [
      ['hair', 'M-8 0C-11 -11 11 -11 8.500 -1Z'],
      ['cloth', 'M-8.500 -3L-9 -14L-1 -8ZM8.500 -3L10 -14L2 -8Z'],
    ],
    front: [
      ['ink', line(-2, 2.4, -8, 1.6) + line(-2, 3.4, -8, 4.4) + line(6, 2.4, 11, 1.6) + line(6, 3.4, 11, 4.4), 0.4],
      ['ink', poly(1.4, 1.4, 3.4, 1.4, 2.4, 2.6)],
    ],
  },
  police: {
    back: [['hair', oval(0, -1, 8.6, 7)]],
    front: [
      ['cloth', 'M-9 -4C-10 -13 11 -14 10 -5Z'],
      ['ink', 'M-1 -4L12 -6C12 -3 4 -2 -1 -4Z'],
      ['trim', star(1, -8, 2.6, 5, 0.45)],
    ],
  },
  shades: {
    back: [['hair', 'M-9 1C-12 -12 10 -14 9 -3Z']],
    front: [
      ['hair', leaf(-5, -6, 9, 3, -20) + leaf(-1, -7, 10, 3, 0) + leaf(3, -7, 9, 3, 24)],
      ['ink', 'M-5 -3H8V.500C6 2 3.500 1.500 2 -1C0 2 -4 1.500 -5 -3Z'],
    ],
  },
  bearears: {
    back: [
      ['hair', oval(-7, -7, 4) + oval(7, -7, 4)],
      ['trim', oval(-7, -7, 2) + oval(7, -7, 2)],
      ['hair', oval(0, -1, 9, 8.4)],
    ],
  },
  goggles: {
    back: [['wood', 'M-9 2C-12 -13 11 -14 9 -2Z']],
    front: [
      ['wood', 'M-8.500 -3C-9 -12 9 -13 8.500 -4Z'],
      ['metal', oval(-1.6, -1, 3.6) + oval(5.2, -1, 3.2)],
      ['water', oval(-1.6, -1, 2.4) + oval(5.2, -1, 2.2)],
    ],
  },
  dogears: {
    back: [['hair', 'M-8 0C-10 -10 10 -10 8 -1Z']],
    front: [
      ['wood', 'M-6 -7C-14 -8 -14 4 -10 6C-8 2 -6 -2 -4 -6ZM6 -7C14 -8 13 4 10 6C8 2 7 -2 4 -6Z'],
      ['ink', oval(2.4, 1.8, 1.6, 1.2)],
    ],
  },
  quiff: {
    back: [['hair', 'M-8.500 0C-11 -10 9 -10 8.500 -2Z']],
    front: [['hair', 'M-7 -5C-8 -16 6 -20 12 -14C9 -13 8 -8 4 -6Z']],
  },
  banana: {
    back: [['hair', oval(0, -2, 8.6, 7)]],
    front: [
      ['trim', 'M-5 -6C-8 -16 -1 -26 8 -27C3 -21 4 -12 6 -6Z'],
      ['ink', oval(8, -27, 1)],
    ],
  },
  archer: {
    back: [['hair', 'M-9 4C-11 -11 9 -12 8.500 -1Z']],
    front: [
      ['leaf', 'M-11 -3L12 -9L0 -14Z'],
      ['cloth', leaf(-2, -9, 14, 2.4, -46)],
    ],
  },
  party: {
    back: [['hair', oval(0, -1, 8.8, 7.4)]],
    front: [
      ['cloth', 'M-5 -6L1 -23L7 -6Z'],
      ['trim', line(-3, -11, 4, -10) + line(-1, -16, 3, -15), 1.5],
      ['light', oval(1, -23, 2)],
    ],
  },
  jester: {
    back: [
      [
        'cloth',
        'M-8 -3C-20 -8 -20 2 -16 6C-14 -1 -8 -2 -3 -7ZM8 -3C20 -8 20 2 16 6C14 -1 8 -2 3 -7ZM-5 -5C-4 -18 5 -18 6 -5Z',
      ],
      ['trim', oval(-16, 7, 2) + oval(16, 7, 2) + oval(0, -17, 2)],
    ],
  },
  propeller: {
    back: [['hair', oval(0, -1, 8.6, 7.2)]],
    front: [
      ['cloth', 'M-8 -4C-8 -12 8 -13 8.500 -5Z'],
      ['trim', oval(-7, -14, 7, 1.8) + oval(7, -14, 7, 1.8)],
      ['ink', line(0, -14, 0, -11), 1],
    ],
  },
  pigtails: {
    back: [
      ['hair', oval(0, -1, 8.8, 7.6) + leaf(-7, -4, 16, 6, -110) + leaf(7, -4, 16, 6, 110)],
      ['trim', oval(-9, -4, 1.8) + oval(9, -4, 1.8)],
    ],
  },
  clown: {
    back: [['cloth', oval(-8, -4, 5) + oval(8, -4, 5)]],
    front: [
      ['accent', oval(2.6, 1.6, 2.4)],
      ['light', 'M-2 3Q2.500 8 7 3Q2.500 5 -2 3Z'],
    ],
  },
  cross: {
    back: [['hair', 'M-9 2C-12 -12 11 -13 9 -2Z']],
    front: [
      ['hair', 'M-8 -4C-5 -9 5 -9 8 -5L4 -4Z'],
      ['ink', 'M-3.500 -4.400L1 -2.600M3 -2.600L7 -4.400', 1],
      ['ink', 'M0 5.500Q2.500 3.500 5 5.500', 0.8],
    ],
  },
  helmet: {
    back: [['metal', 'M-10 3C-12 -14 12 -15 10 1Z']],
    front: [
      ['metal', 'M-9.500 -2C-9 -13 9 -14 9.500 -3Z'],
      ['cloth', 'M-2 -12C-2 -18 5 -18 4 -11Z'],
    ],
  },
  stylish: {
    back: [
      ['hair', leaf(-4, -4, 12, 5, -70) + leaf(-4, -5, 13, 4, -30) + leaf(0, -6, 9, 4, 14) + leaf(5, -4, 12, 5, 66)],
    ],
    front: [
      ['trim', oval(-1, -1, 3.2), 0.8],
      ['trim', oval(5, -1, 3), 0.8],
    ],
  },
  bucket: {
    front: [
      ['metal', 'M-10 -2L-7 -17L8 -17L10.500 -3Z'],
      ['ink', line(-9, -5, 10, -6), 0.8, 0.5],
      ['metal', 'M-9 -4C-12 4 -8 9 -4 9', 0.8],
    ],
  },
  topknot: {
    back: [['hair', oval(0, -1, 8.8, 7.6) + oval(0, -11, 4)]],
    front: [['hair', 'M-8 -2C-7 -9 7 -9 8 -3C3 -6 -3 -6 -8 -2Z']],
  },
  puzzled: {
    back: [['hair', leaf(-3, -6, 11, 4, -34) + leaf(0, -7, 13, 4, 4) + leaf(3, -6, 10, 4, 44)]],
    front: [
      ['trim', 'M-3 -16C2 -24 11 -18 6 -12C1 -8 -3 -15 3 -17', 1.4],
      ['ink', oval(2.4, 4.4, 1.3)],
    ],
  },
  crownpaper: {
    back: [['hair', oval(0, -1, 8.6, 7.4)]],
    front: [['trim', 'M-8 -4L-9 -14L-4 -9L0 -15L4 -9L9 -14L8 -5Z']],
  },
  tongue: {
    back: [
      ['hair', leaf(-5, -4, 10, 4, -60) + leaf(-2, -6, 11, 4, -20) + leaf(2, -6, 11, 4, 20) + leaf(5, -4, 10, 4, 60)],
    ],
    front: [
      ['cloth', 'M1 4.600H4.600V8C4.600 10 1 10 1 8Z'],
      ['ink', line(-3, -4.6, 1, -4), 0.8],
    ],
  },
  babycap: {
    back: [
      ['hair', oval(0, -1, 9, 8)],
      ['light', oval(0, -1, 10.5, 9.6)],
    ],
    front: [
      ['hair', 'M-1 -7C-2 -10 3 -11 3 -8', 1.4],
      ['trim', oval(2.4, 4.6, 2)],
    ],
  },
  petercap: {
    back: [['hair', oval(0, -1, 8.8, 7.6)]],
    front: [
      ['leaf', 'M-12 -3C-6 -15 8 -14 16 -5C8 -7 0 -6 -12 -3Z'],
      ['cloth', leaf(0, -9, 18, 3, -50)],
    ],
  },
  // Wood and plain
  antlers: {
    back: [
      ['hair', 'M-7 -4C-12 6 -9 14 -10 20L-2 12Z'],
      [
        'bone',
        'M-4 -8C-12 -12 -12 -20 -10 -28M-10 -18C-15 -20 -17 -24 -17 -28' +
          'M4 -8C12 -12 12 -20 11 -28M11 -18C16 -20 18 -24 18 -28',
        2.2,
      ],
    ],
  },
  leaves: {
    back: [['leaf', [-90, -56, -24, 8, 40, 72].map((turn) => leaf(0, -3, 19, 5, turn)).join('')]],
    front: [['hair', 'M-7 -1C-7 -10 6 -11 7 -4C1 -7 -4 -6 -7 -1Z']],
  },
  longhair: {
    back: [['hair', 'M-7 -6C-20 2 -14 22 -24 36C-10 34 -6 20 2 10C8 4 8 -6 4 -10Z']],
    front: [
      ['hair', 'M-7.500 0C-8 -10 5 -12 7 -5C1 -8 -4 -6 -7.500 0Z'],
      ['trim', line(-7, -4, 6.5, -6), 1.2],
    ],
  },
  flowing: {
    back: [['hair', 'M-4 -10C-24 -14 -28 -2 -42 -6C-32 4 -24 2 -30 10C-16 10 -8 8 -4 4Z']],
    front: [['hair', 'M-7.500 0C-8 -10 5 -12 7 -5C1 -8 -4 -6 -7.500 0Z']],
  },
  plume: {
    back: [
      ['hair', 'M-7 -2C-10 8 -8 14 -10 18L-3 10Z'],
      ['fire', flame(-3, -5, 15, 27, -12)],
      ['flare', flame(-3, -6, 8, 16, -7)],
    ],
    front: [['metal', 'M-8 0C-9 -12 7 -13 8 -5L8 -2L3 -5Z']],
  },
  moon: {
    back: [
      ['light', 'M4 -30A13 13 0 1 0 13 -10A11 11 0 0 1 4 -30Z'],
      ['hair', 'M-7 -6C-16 4 -12 18 -18 30C-6 24 -2 12 2 6Z'],
    ],
    front: [['hair', 'M-7.500 0C-8 -10 5 -12 7 -5C1 -8 -4 -6 -7.500 0Z']],
  },
  sun: {
    back: [
      ['flare', rays(0, -2, 10, 25, 14, 2.2)],
      ['fire', oval(0, -2, 12)],
    ],
    front: [['hair', 'M-7.500 -1C-8 -10 5 -12 7 -5C1 -8 -4 -7 -7.500 -1Z']],
  },
  stars: {
    back: [
      ['hair', 'M-7 -6C-20 0 -16 20 -28 30C-10 30 -4 16 4 8Z'],
      ['flare', star(-14, 2, 3) + star(-20, 16, 2.4) + star(-8, 14, 2)],
    ],
    front: [['flare', star(0, -12, 6, 5, 0.4)]],
  },
  skull: {
    front: [
      ['bone', 'M-9 -3C-10 -18 11 -19 10 -4L6 -2L4 -6L0 -2L-3 -6L-6 -1Z'],
      ['ink', oval(-3, -10, 2) + oval(5, -10.5, 2)],
    ],
  },
  wolfhood: {
    back: [['wood', 'M-12 14C-15 -4 -10 -14 0 -14C9 -14 12 -4 8 6Z']],
    front: [
      ['wood', 'M-9 -6L-11 -19L-4 -12L3 -13L9 -19L9 -8L14 -4L0 -5Z'],
      ['light', oval(0, -9, 1) + oval(6, -9, 1)],
    ],
  },
  totem: {
    front: [
      ['wood', 'M-9 12L-10 -12L0 -18L10 -12L9 12Z'],
      ['light', oval(-4, -4, 3) + oval(4.5, -4, 3)],
      ['ink', oval(-4, -4, 1.3) + oval(4.5, -4, 1.3) + poly(-4, 6, 5, 6, 3, 9, -2, 9)],
      ['accent', poly(-10, -12, 0, -18, 10, -12, 0, -9)],
    ],
  },
  eyeband: {
    back: [['hair', 'M-7 -6C-16 6 -10 18 -12 28L6 24C10 10 10 -4 5 -9Z']],
    front: [
      ['accent', 'M-8 -9L8 -10L8 -4L-8 -3Z'],
      ['light', oval(0.5, -6.5, 3.4, 2)],
      ['ink', oval(0.5, -6.5, 1.3)],
    ],
  },
  radiance: {
    back: [
      ['water', rays(0, -2, 12, 34, 20, 1.4)],
      ['light', oval(0, -2, 15), 0, 0.55],
      [
        'bone',
        'M-4 -8C-12 -12 -12 -20 -10 -28M-10 -18C-15 -20 -17 -24 -17 -28' +
          'M4 -8C12 -12 12 -20 11 -28M11 -18C16 -20 18 -24 18 -28',
        2,
      ],
    ],
    front: [['water', star(0, -7, 4, 4, 0.4)]],
  },
  // Sailors
  tricorn: {
    back: [['hair', 'M-8 -3C-11 6 -8 12 -10 16L-3 8Z']],
    front: [
      ['ink', 'M-15 -4C-12 -13 -6 -16 1 -16C8 -16 13 -12 16 -6C8 -9 -6 -9 -15 -4Z'],
      ['trim', 'M-15 -4C-6 -9 8 -9 16 -6', 1.4],
    ],
  },
  bicorn: {
    back: [['hair', 'M-8 -2L-9 8L-3 5Z']],
    front: [
      ['ink', 'M-18 -4C-12 -22 12 -24 18 -6C8 -9 -8 -8 -18 -4Z'],
      ['trim', 'M-18 -4C-8 -8 8 -9 18 -6', 1.3],
      ['trim', oval(0, -13, 3)],
      ['cloth', leaf(0, -14, 16, 3, 30)],
    ],
  },
  bandana: {
    back: [['cloth', 'M-7 -4L-18 2L-14 5L-18 12L-6 1Z']],
    front: [
      ['cloth', 'M-8 -2C-9 -12 7 -13 8 -5Z'],
      ['light', oval(-3, -7, 0.9) + oval(2, -9, 0.9) + oval(4, -6, 0.9)],
    ],
  },
  patch: {
    back: [['hair', 'M-8.500 4C-11 -11 8 -13 8 -4C2 -7 -3 -5 -5 4Z']],
    front: [
      ['hair', 'M-8 0C-9 -11 6 -12 7.500 -5C1 -8 -4 -6 -8 0Z'],
      ['ink', line(-7, -6, 7, 0), 0.9],
      ['ink', oval(4.4, -1, 2.6)],
      ['hair', 'M-3 5C0 11 6 10 7 4C4 6 0 6 -3 5Z'],
    ],
  },
  knitcap: {
    back: [['hair', oval(-2, 2, 7, 6)]],
    front: [
      ['cloth', 'M-9 -3C-11 -16 -6 -18 -10 -22C2 -20 9 -14 9 -5Z'],
      ['trim', 'M-9.500 -4L9 -6L9 -2.500L-9 -.500Z'],
    ],
  },
  mopbeard: {
    front: [
      ['hair', 'M-7 -1C-9 8 -5 16 2 16C8 15 10 8 8 2C5 5 -3 5 -7 -1Z'],
      ['cloth', 'M-8 -3C-9 -12 7 -13 8 -5Z'],
      ['trim', 'M-9 -4L9 -6L9 -3L-9 -1Z'],
    ],
  },
  turban: {
    front: [
      ['cloth', 'M-9 -3C-13 -16 12 -19 10 -5C4 -8 -4 -7 -9 -3Z'],
      ['ink', 'M-8 -5C-2 -9 4 -12 9 -12M-7 -10C-2 -12 3 -15 6 -15', 0.7, 0.5],
      ['trim', oval(2, -9, 2)],
    ],
  },
  ponytail: {
    back: [['hair', 'M-6 -8C-18 -8 -16 6 -24 14C-14 14 -8 6 -4 0Z']],
    front: [
      ['hair', 'M-8 0C-9 -11 6 -12 7.500 -5C1 -8 -4 -6 -8 0Z'],
      ['trim', oval(-7.5, -7, 1.6)],
    ],
  },
  feathered: {
    front: [
      ['ink', 'M-14 -4C-8 -8 10 -9 15 -5C8 -3 -8 -2 -14 -4Z'],
      ['cloth', 'M-7 -6C-6 -15 6 -15 7 -7Z'],
      ['light', 'M-5 -9C-16 -12 -20 -22 -16 -26C-14 -16 -8 -12 -2 -12Z'],
    ],
  },
  soothat: {
    back: [['hair', 'M-8.500 4C-13 -10 10 -13 9 -2Z']],
    front: [
      ['wood', 'M-10 -4C-9 -13 9 -14 10 -5Z'],
      ['ink', oval(-4, 3, 1.4, 1) + oval(6, 4, 1.2, 0.8)],
      ['metal', oval(-1.2, -6.5, 2.4) + oval(4, -7, 2.4)],
    ],
  },
  ghost: {
    back: [['light', 'M-12 12C-16 -8 -8 -17 1 -17C10 -16 15 -6 12 12Z', 0, 0.6]],
    front: [
      ['ink', oval(-0.5, -1, 1.8, 2.4) + oval(5, -1, 1.8, 2.4) + oval(2.5, 5.4, 1.6, 2)],
      ['light', 'M-7 5C-8 14 -4 22 1 26C6 20 9 12 8 5C4 9 -3 9 -7 5Z', 0, 0.9],
    ],
  },
  council: {
    front: [
      ['ink', 'M-14 -4C-12 -14 -6 -18 1 -18C8 -18 13 -13 15 -6C8 -9 -6 -9 -14 -4Z'],
      ['trim', star(0, -12, 4, 8, 0.5)],
      ['light', 'M-7 3C-7 12 -2 17 2 18C6 15 9 9 8 3C5 6 -3 6 -7 3Z'],
    ],
  },
  // Mutants
  twoheads: {
    back: [
      ['skin', oval(-13, -2, 6.4, 7)],
      ['light', oval(-14, -3, 2.2)],
      ['ink', oval(-14.5, -3, 1)],
    ],
  },
  stalks: {
    back: [
      ['skin', 'M-4 -7C-8 -14 -4 -18 -9 -24M4 -7C8 -14 6 -20 11 -25', 2.4],
      ['light', oval(-9, -25, 3.6) + oval(11, -26, 3.6)],
      ['ink', oval(-8.6, -25, 1.4) + oval(11.4, -26, 1.4)],
    ],
  },
  tusks: { front: [['bone', 'M-2 7C-8 8 -9 0 -8 -5C-6 0 -4 3 0 4ZM6 6C12 7 13 -1 12 -6C10 -1 8 2 5 3Z']] },
  mandibles: {
    front: [
      ['ink', 'M-3 8C-8 12 -4 18 0 18C-2 15 -2 12 0 10ZM5 8C11 11 8 18 4 18C6 15 5 12 3 10Z'],
      ['light', oval(-3, -3, 2) + oval(1, -5, 1.6) + oval(5, -4, 1.8)],
    ],
  },
  lobes: {
    back: [
      ['accent', oval(-8, -10, 7) + oval(3, -14, 8) + oval(11, -7, 5)],
      ['ink', 'M-12 -9q4 -5 8 0M-1 -15q4 -5 8 0M8 -7q3 -3 6 0', 0.8, 0.6],
    ],
  },
  gillmane: { back: [['water', [-150, -115, -80, -45, -10, 25].map((turn) => leaf(0, 0, 22, 5, turn)).join('')]] },
  ivory: {
    front: [
      ['bone', 'M-8 -8L8 -9L7 4L0 11L-7 4Z'],
      ['ink', 'M-5 -3L-.500 -1.500L-5 1ZM6 -3.500L2 -1.500L6 1ZM-1 4H3V7H-1Z'],
      ['accent', line(1, -9, 1, -3), 1.6],
    ],
  },
  // Every world
  crown: { front: [['trim', 'M-8 -4L-10 -14L-4 -9L0 -16L4 -9L10 -14L8 -5Z']] },
}
