import { listed, type Kit, type View } from '../kit'
import { motion } from './motion'
import { tileOf } from './tiles'

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

function marks(word: string): string[] {
  const tile = tileOf(word)
  return tile ? [`tile ${tile}`] : []
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
  thing: () => import('./Thing.svelte'),
  ways: () => import('./ways'),
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
