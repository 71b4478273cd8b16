import type { Kit } from '../kit'

export const kit: Kit = {
  board: () => import('./DraftTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  after: () => import('./Round.svelte'),
  teller: () => import('../legends/actions'),
  fixtureFacts: async (fixture) => (await import('../legends/fixture')).boxOf(fixture),
  sounds: { draft_card_picked: 'card' },
}
