// How somebody stands, in hundredths of their height above the ground, facing right.

type Point = readonly [number, number]
type Joint = readonly [number, number, number, number]

export interface Pose {
  head: Point
  neck: Point
  hip: Point
  /** Elbow and hand: the arm in front, which holds things, and the one behind. */
  arms: readonly [Joint, Joint]
  /** Knee and foot. */
  legs: readonly [Joint, Joint]
  /** How far what is held leans, in degrees. */
  lean?: number
  isBehind?: boolean
}

const STANDING: readonly [Joint, Joint] = [
  [4, 27, 6, 1],
  [-5, 27, -7, 1],
]

export const POSES: Record<string, Pose> = {
  stand: {
    head: [1, 91],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [12, 66, 15, 50],
      [-11, 66, -13, 50],
    ],
    legs: STANDING,
  },
  stride: {
    head: [6, 91],
    neck: [3, 81],
    hip: [-1, 50],
    arms: [
      [16, 68, 26, 56],
      [-10, 66, -16, 52],
    ],
    legs: [
      [13, 30, 18, 2],
      [-6, 28, -22, 4],
    ],
    lean: 8,
  },
  hunched: {
    head: [17, 78],
    neck: [8, 73],
    hip: [-6, 46],
    arms: [
      [18, 58, 27, 50],
      [2, 56, 16, 44],
    ],
    legs: [
      [5, 25, 2, 1],
      [-8, 25, -12, 1],
    ],
  },
  cast: {
    head: [-1, 91],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [18, 78, 26, 97],
      [-18, 77, -27, 94],
    ],
    legs: [
      [7, 27, 11, 1],
      [-7, 27, -12, 1],
    ],
    lean: 12,
  },
  raise: {
    head: [0, 91],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [16, 82, 22, 99],
      [-13, 66, -18, 50],
    ],
    legs: [
      [8, 27, 12, 1],
      [-6, 27, -9, 1],
    ],
  },
  point: {
    head: [3, 91],
    neck: [1, 81],
    hip: [-2, 50],
    arms: [
      [17, 76, 35, 80],
      [-14, 66, -6, 55],
    ],
    legs: [
      [9, 28, 14, 1],
      [-8, 27, -14, 1],
    ],
    lean: 62,
  },
  hold: {
    head: [2, 90],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [14, 64, 17, 72],
      [-12, 64, 6, 62],
    ],
    legs: STANDING,
  },
  kneel: {
    head: [5, 69],
    neck: [2, 60],
    hip: [-4, 30],
    arms: [
      [16, 48, 24, 58],
      [-9, 46, -6, 32],
    ],
    legs: [
      [16, 27, 14, 1],
      [-8, 4, -26, 2],
    ],
  },
  sit: {
    head: [0, 74],
    neck: [-1, 64],
    hip: [-4, 33],
    arms: [
      [12, 50, 22, 54],
      [-12, 50, -4, 40],
    ],
    legs: [
      [20, 34, 22, 2],
      [15, 32, 15, 2],
    ],
  },
  lotus: {
    head: [0, 66],
    neck: [0, 56],
    hip: [0, 24],
    arms: [
      [16, 38, 22, 25],
      [-16, 38, -22, 25],
    ],
    legs: [
      [24, 18, 4, 12],
      [-24, 18, -4, 12],
    ],
  },
  crouch: {
    head: [16, 56],
    neck: [8, 50],
    hip: [-10, 30],
    arms: [
      [24, 40, 34, 46],
      [4, 30, 14, 12],
    ],
    legs: [
      [14, 30, 6, 2],
      [-24, 24, -22, 2],
    ],
    lean: 20,
  },
  lunge: {
    head: [16, 78],
    neck: [10, 69],
    hip: [-4, 42],
    arms: [
      [26, 66, 42, 70],
      [-8, 62, -24, 70],
    ],
    legs: [
      [20, 32, 22, 2],
      [-18, 24, -38, 3],
    ],
    lean: 70,
  },
  leap: {
    head: [12, 98],
    neck: [7, 88],
    hip: [-4, 62],
    arms: [
      [22, 94, 32, 108],
      [-12, 88, -24, 80],
    ],
    legs: [
      [18, 62, 24, 40],
      [-22, 54, -40, 46],
    ],
    lean: 40,
  },
  fly: {
    head: [34, 74],
    neck: [24, 69],
    hip: [-6, 58],
    arms: [
      [36, 58, 50, 66],
      [10, 54, -2, 46],
    ],
    legs: [
      [-26, 54, -48, 56],
      [-24, 50, -46, 44],
    ],
    lean: 76,
  },
  dance: {
    head: [-3, 91],
    neck: [0, 81],
    hip: [3, 51],
    arms: [
      [16, 90, 10, 106],
      [-18, 74, -32, 82],
    ],
    legs: [
      [6, 26, 3, 1],
      [-18, 40, -16, 20],
    ],
    lean: -20,
  },
  twirl: {
    head: [-6, 88],
    neck: [-2, 79],
    hip: [5, 50],
    arms: [
      [18, 74, 34, 66],
      [-17, 88, -12, 106],
    ],
    legs: [
      [5, 26, 2, 1],
      [26, 44, 38, 30],
    ],
    lean: 50,
  },
  throw: {
    head: [-4, 89],
    neck: [-5, 79],
    hip: [-4, 49],
    arms: [
      [-2, 92, 12, 106],
      [10, 76, 26, 74],
    ],
    legs: [
      [12, 32, 20, 2],
      [-12, 26, -18, 1],
    ],
    lean: 34,
  },
  aim: {
    head: [1, 90],
    neck: [0, 80],
    hip: [-1, 49],
    arms: [
      [18, 80, 36, 80],
      [-16, 82, 2, 80],
    ],
    legs: [
      [10, 27, 17, 1],
      [-8, 27, -16, 1],
    ],
    lean: 90,
  },
  akimbo: {
    head: [0, 91],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [19, 66, 8, 52],
      [-19, 66, -8, 52],
    ],
    legs: [
      [9, 27, 14, 1],
      [-9, 27, -14, 1],
    ],
  },
  behind: {
    head: [0, 91],
    neck: [0, 81],
    hip: [0, 50],
    arms: [
      [14, 66, 18, 52],
      [-14, 66, -18, 52],
    ],
    legs: STANDING,
    isBehind: true,
  },
  lift: {
    head: [0, 84],
    neck: [0, 76],
    hip: [0, 46],
    arms: [
      [18, 88, 12, 106],
      [-18, 88, -12, 106],
    ],
    legs: [
      [14, 26, 12, 1],
      [-14, 26, -12, 1],
    ],
  },
  charge: {
    head: [24, 70],
    neck: [15, 66],
    hip: [-8, 48],
    arms: [
      [26, 50, 34, 40],
      [-6, 54, -18, 46],
    ],
    legs: [
      [14, 36, 6, 8],
      [-16, 26, -34, 10],
    ],
    lean: 60,
  },
  lie: {
    head: [-34, 28],
    neck: [-26, 22],
    hip: [2, 14],
    arms: [
      [-18, 10, -4, 22],
      [-34, 12, -42, 20],
    ],
    legs: [
      [24, 26, 32, 4],
      [30, 10, 50, 6],
    ],
  },
  handstand: {
    head: [2, 20],
    neck: [1, 30],
    hip: [0, 60],
    arms: [
      [13, 18, 12, 2],
      [-13, 18, -12, 2],
    ],
    legs: [
      [10, 82, 24, 96],
      [-12, 80, -10, 102],
    ],
  },
}

/** How near we are: size, and how high the head or the ground is. */
export const CAMERAS: Record<string, { size: number; head?: number; ground?: number }> = {
  far: { size: 0.56, ground: 94 },
  full: { size: 0.8, ground: 101 },
  near: { size: 1.28, head: 36 },
  bust: { size: 2.05, head: 44 },
  giant: { size: 1, ground: 117 },
  sky: { size: 0.7, ground: 91 },
}
