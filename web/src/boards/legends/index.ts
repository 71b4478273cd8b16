import { listed, type Kit } from '../kit'

/** Who has none in hand and deck has lost. */
const cardsLeft = (seat: Record<string, number> | undefined): number =>
  (seat?.hand_count ?? 0) + (seat?.deck_count ?? 0)

export const kit: Kit = {
  board: () => import('./LegendsTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  newTable: () => import('./NewTableOptions.svelte'),
  seatChoices: () => import('./LobbyDecks.svelte'),
  teller: () => import('./actions'),
  gallery: () => import('./Gallery.svelte'),
  fixtureFacts: async (fixture) => (await import('./fixture')).boxOf(fixture),
  measures: [
    { name: 'dragons', count: (view, seat) => listed(view.dragons).filter((owner) => owner === seat).length },
    { name: 'cards', count: (view, seat) => cardsLeft(listed(view.seats)[seat] as Record<string, number> | undefined) },
    { name: 'crystals', count: (view, seat) => Number(listed(view.crystals)[seat] ?? 0) },
  ],
  sounds: {
    card_drawn: 'card',
    card_discarded: 'card',
    card_played: 'card',
    bluff_played: 'card',
    card_loaded: 'card',
    power_announced: 'stone',
    fight_started: 'rise',
    bluff_called: 'stone',
    retreated: 'step',
    ship_landed: 'step',
    dragon_came: 'wing',
    dragon_left: 'wing',
  },
}
