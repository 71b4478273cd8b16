import { listed, type Kit, type View } from '../kit'
import { motion } from './motion'

/** The purse a seat may look into: its own. */
function gold(purses: unknown[]): number {
  const purse = purses.find((one) => one !== null) as Record<string, number> | undefined
  return Object.entries(purse ?? {}).reduce((sum, [value, number]) => sum + Number(value) * number, 0)
}

/** At the end all purses are open; partners share one. */
function goldOf(view: View, seat: number): number {
  const purses = listed(view.purses).slice(0, -1)
  return gold(view.ending ? [purses[seat % Math.max(1, purses.length)]] : purses)
}

/** `plain[NS]` lies in the hand as `plain.2o`. */
function marks(word: string): string[] {
  const [, kind, arrows] = /^([a-z_]+)\[([NESW]*|-)\]$/.exec(word) ?? []
  if (kind === undefined) return []
  const number = arrows === '-' ? 0 : arrows.length
  const isOpposite = arrows === 'NS' || arrows === 'EW'
  return [`tile ${kind}.${number === 2 ? (isOpposite ? '2o' : '2a') : number}`]
}

export const kit: Kit = {
  board: () => import('./DrakonTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  teller: () => import('./actions'),
  marks,
  reader: () => import('./reader'),
  gallery: () => import('./Gallery.svelte'),
  picture: () => import('./RulePicture.svelte'),
  position: ['maze', 'hand'],
  reference: () => import('./Chambers.svelte'),
  measures: [{ name: 'gold', count: goldOf }],
  brief: ['tile_drawn', 'tile_dealt', 'first_player_chosen', 'nothing_happened'],
  motion,
  sounds: {
    hero_moved: 'echo',
    chamber_placed: 'tile',
    chamber_shifted: 'tile',
    chamber_rotated: 'tile',
    chamber_floated: 'wing',
    chamber_destroyed: 'crumble',
    coin_found: 'coin',
    coin_stolen: 'lost',
    coin_swapped: 'coin',
    coin_lost: 'lost',
    drakon_entered: 'roar',
    drakon_moved: 'roar',
    tile_drawn: 'card',
    tile_taken: 'card',
    power_used: 'power',
  },
}
