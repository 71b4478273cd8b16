import { listed, type Kit } from '../kit'
import { motion } from './motion'

export const kit: Kit = {
  board: () => import('./CityTable.svelte'),
  postcard: () => import('./Postcard.svelte'),
  teller: () => import('./actions'),
  marks: (word) => [`card ${word}`],
  reader: () => import('./reader'),
  gallery: () => import('./Gallery.svelte'),
  picture: () => import('./RulePicture.svelte'),
  position: ['board', 'hand'],
  reference: () => import('./Reference.svelte'),
  measures: [
    { name: 'crystals', count: (view, seat) => Number(listed(view.crystals)[seat] ?? 0) },
    { name: 'offerings', count: (view, seat) => listed(view.obelisk).filter((owner) => owner === seat).length },
  ],
  // Steps and draws of single cards are many; turns and what changed the city are the story.
  quiet: ['card_dealt', 'tile_laid'],
  big: ['building_completed', 'offering_made'],
  brief: ['card_drawn', 'card_discarded', 'first_player_chosen', 'deck_shuffled'],
  motion,
  ways: () => import('./ways'),
  thing: () => import('./Thing.svelte'),
  sounds: {
    figure_walked: 'step',
    figure_flew: 'wing',
    figure_went: 'step',
    dragon_moved: 'wing',
    contribution_made: 'stone',
    building_completed: 'build',
    reward_gained: 'coin',
    dragon_scales_awarded: 'coin',
    scales_scored: 'coin',
    offering_made: 'crystal',
    card_drawn: 'card',
    card_discarded: 'card',
  },
}
