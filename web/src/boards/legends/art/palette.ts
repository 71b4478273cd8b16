// What the pictures are painted with: the colours of a people, at an hour, in a cloth.

import type { Tone } from './pen'

interface World {
  /** The sky above and at the horizon, and the light behind things. */
  sky: readonly [string, string, string]
  /** The country, from the horizon to the frame. */
  land: readonly [string, string, string]
  skin: string
  cloth: string
  trim: string
  hair: string
  rim: string
  ink: string
}

const WORLDS: Record<string, World> = {
  hoax: {
    sky: ['#8f7fd0', '#e6def7', '#fffdf2'],
    land: ['#b3a2de', '#7d68b8', '#45347c'],
    skin: '#f0d9c4',
    cloth: '#5b3fa0',
    trim: '#d9b65a',
    hair: '#f4f1fa',
    rim: '#fffbe8',
    ink: '#22143f',
  },
  vulca: {
    sky: ['#2a0d12', '#a8321a', '#ffb04a'],
    land: ['#6e2018', '#3c1214', '#1c090c'],
    skin: '#403a48',
    cloth: '#7c2418',
    trim: '#ffb04d',
    hair: '#ff7a28',
    rim: '#ffc877',
    ink: '#120608',
  },
  terrah: {
    sky: ['#4f8fa6', '#f5e0b8', '#fff6dc'],
    land: ['#c47a52', '#94482f', '#54241a'],
    skin: '#a8664a',
    cloth: '#7d3c2a',
    trim: '#e8b878',
    hair: '#6b3426',
    rim: '#ffe6c4',
    ink: '#2c100b',
  },
  aqua: {
    sky: ['#0c3f74', '#3fa3c9', '#d8fbff'],
    land: ['#2a86b0', '#12567f', '#08304f'],
    skin: '#8fd4cf',
    cloth: '#1f7fa8',
    trim: '#f2c879',
    hair: '#0f4f78',
    rim: '#e2ffff',
    ink: '#041c33',
  },
  flit: {
    sky: ['#6d8fb8', '#dfe9f2', '#fffaf0'],
    land: ['#a9bacf', '#7688a3', '#3f4d66'],
    skin: '#e9a23a',
    cloth: '#5a6b86',
    trim: '#e9a23a',
    hair: '#f3f5f8',
    rim: '#ffffff',
    ink: '#1a2333',
  },
  khind: {
    sky: ['#79c0cf', '#e9f2b0', '#fffce0'],
    land: ['#8cc873', '#4f9650', '#225a34'],
    skin: '#f3c79a',
    cloth: '#e2574c',
    trim: '#ffd34e',
    hair: '#6b3f22',
    rim: '#fffdea',
    ink: '#15301f',
  },
  mimix: {
    sky: ['#8a6a3c', '#e8c07a', '#fff0c4'],
    land: ['#8d8f48', '#5b6230', '#2b321a'],
    skin: '#d8b384',
    cloth: '#5f8a3c',
    trim: '#f0c869',
    hair: '#5a3a1c',
    rim: '#fff0c8',
    ink: '#1b1209',
  },
  pillar: {
    sky: ['#e0963a', '#fbdc8c', '#fff8dc'],
    land: ['#e8b456', '#c07f2c', '#6e3f12'],
    skin: '#b9d06a',
    cloth: '#c04f2a',
    trim: '#fff0b8',
    hair: '#5f8a2c',
    rim: '#fffbe0',
    ink: '#3a1d06',
  },
  buka: {
    sky: ['#0a1230', '#2b5378', '#cfe6e6'],
    land: ['#24466a', '#122a48', '#060f22'],
    skin: '#d8a878',
    cloth: '#7c2430',
    trim: '#e0b452',
    hair: '#2a1a18',
    rim: '#fff0bf',
    ink: '#03060f',
  },
  mutant: {
    sky: ['#1f2a33', '#5f7468', '#d8f08a'],
    land: ['#4a5d5a', '#2b3a3c', '#12191d'],
    skin: '#9fc23a',
    cloth: '#8a3f86',
    trim: '#e065c8',
    hair: '#39502a',
    rim: '#f4ffc0',
    ink: '#090d10',
  },
  other: {
    sky: ['#241a48', '#7d63b4', '#ffe9b0'],
    land: ['#5a478c', '#362a60', '#181030'],
    skin: '#e0b890',
    cloth: '#8a6a1f',
    trim: '#f0c869',
    hair: '#3a2a4a',
    rim: '#fff3cf',
    ink: '#0c081c',
  },
}

/** The hours: what is mixed into the sky above, the horizon, the light and the land, and how much of it. */
export const HOURS: Record<string, readonly [string, string, string, string, number]> = {
  noon: ['#5fb4f0', '#ffffff', '#ffffff', '#ffffff', 0.12],
  dawn: ['#8fa8e8', '#ffc7b0', '#fff3d0', '#e09a9a', 0.5],
  dusk: ['#5a2f7a', '#ff8a4a', '#ffd27a', '#6a2f5a', 0.55],
  night: ['#050a24', '#24407c', '#cfe0ff', '#0a1434', 0.72],
  storm: ['#2c3640', '#8d9a9f', '#f2f8ff', '#3a454c', 0.66],
  lamp: ['#140a08', '#6a3a1c', '#ffd98a', '#2a160e', 0.66],
  ember: ['#1a0608', '#d0401a', '#ffd060', '#3a0f0c', 0.7],
  moss: ['#0f3324', '#8fc87a', '#f4ffc8', '#16402a', 0.62],
  deep: ['#020f26', '#0f5c74', '#9ff4e8', '#04213a', 0.72],
  frost: ['#7fa8d8', '#eef8ff', '#ffffff', '#a8c4dc', 0.6],
}

export const CLOTHS: Record<string, string> = {
  red: '#c8372f',
  gold: '#e8b030',
  teal: '#1f9a94',
  violet: '#7a46b8',
  green: '#4f9a3c',
  blue: '#2f6fc8',
  white: '#f2eee4',
  black: '#2b2733',
  rose: '#e0708f',
  orange: '#ec7a28',
  brown: '#7d5230',
  grey: '#8a92a0',
}

/** `part` of the second colour in the first. */
export function mix(first: string, second: string, part: number): string {
  const one = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16)
  return (
    '#' +
    [1, 3, 5]
      .map((at) => Math.round(one(first, at) * (1 - part) + one(second, at) * part))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
  )
}

export type Colours = Record<Tone | 'high' | 'low' | 'mist', string>

export function coloursOf(people: string, hour: string, cloth: string): Colours {
  const world = WORLDS[people] ?? WORLDS.other
  const [high, low, light, land, part] = HOURS[hour] ?? [...world.sky, world.land[2], 0]
  const [far, mid, near] = world.land.map((colour) => mix(colour, land, part * 0.72))
  const horizon = mix(world.sky[1], low, part)
  const dye = CLOTHS[cloth]
  return {
    high: mix(world.sky[0], high, part),
    low: horizon,
    mist: mix(horizon, far, 0.35),
    glow: mix(world.sky[2], light, part),
    light: mix(world.sky[2], '#ffffff', 0.4),
    rim: mix(world.rim, light, part * 0.6),
    ink: world.ink,
    far: mix(far, horizon, 0.25),
    mid,
    near,
    front: mix(near, world.ink, 0.6),
    skin: dye && (people === 'terrah' || people === 'mutant') ? mix(world.skin, dye, 0.5) : world.skin,
    cloth: dye ? mix(dye, world.cloth, 0.16) : world.cloth,
    trim: cloth === 'gold' || cloth === 'orange' ? mix(world.trim, '#fff6dc', 0.55) : world.trim,
    hair: world.hair,
    metal: mix('#b9c4cf', world.trim, 0.22),
    wood: mix('#7d5230', world.land[2], 0.25),
    stone: mix('#9a9088', world.land[1], 0.5),
    leaf: mix('#5f9a3c', world.land[1], 0.2),
    bone: '#efe6cf',
    fire: '#f2691e',
    flare: '#ffd75e',
    water: mix('#4fb8de', world.sky[1], 0.2),
    accent: dye ?? world.trim,
  }
}
