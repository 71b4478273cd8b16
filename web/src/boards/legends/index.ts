import { listed, type Kit } from '../kit'
import { motion } from './motion'

/** Who has none in hand and deck has lost. */
const cardsLeft = (seat: Record<string, number> | undefined): number =>
  (seat?.hand_count ?? 0) + (seat?.deck_count ?? 0)

export const kit: Kit = {
  board: () => import('./LegendsTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  newTable: () => import('./NewTableOptions.svelte'),
  seatChoices: () => import('./LobbyDecks.svelte'),
  teller: () => import('./actions'),
  reader: () => import('./reader'),
  gallery: () => import('./Gallery.svelte'),
  picture: () => import('./RulePicture.svelte'),
  position: ['fight', 'small hand'],
  reference: () => import('./Reference.svelte'),
  fixtureFacts: async (fixture) => (await import('./fixture')).boxOf(fixture),
  ahead: ['leadership', 'engagement', 'character', 'support', 'announce'],
  held: ['announce'],
  measures: [
    { name: 'dragons', count: (view, seat) => listed(view.dragons).filter((owner) => owner === seat).length },
    { name: 'cards', count: (view, seat) => cardsLeft(listed(view.seats)[seat] as Record<string, number> | undefined) },
    { name: 'crystals', count: (view, seat) => Number(listed(view.crystals)[seat] ?? 0) },
  ],
  brief: ['card_drawn', 'hand_changed', 'turn_examined', 'demand_met', 'target_chosen', 'deck_shuffled'],
  motion,
  ways: () => import('./ways'),
  thing: () => import('./Thing.svelte'),
  sounds: {
    card_drawn: 'card',
    card_discarded: 'card',
    card_played: 'card',
    bluff_played: 'bluff',
    card_loaded: 'card',
    power_announced: 'announce',
    fight_started: 'fight',
    bluff_called: 'bluff',
    retreated: 'retreat',
    ship_landed: 'step',
    dragon_came: 'won',
    dragon_left: 'wing',
  },
}
