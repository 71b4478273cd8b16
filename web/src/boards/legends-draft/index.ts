import type { Kit } from '../kit'

export const kit: Kit = {
  board: () => import('./DraftTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  after: () => import('./Round.svelte'),
  teller: () => import('../legends/actions'),
  sounds: { draft_card_picked: 'card' },
}
