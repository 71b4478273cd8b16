// The kits of all games, found by their folders. A game without a folder of its own is shown by `boards/any`.

import { t, words } from '../i18n/words.svelte'
import { kit as anyKit } from './any'
import type { Kit } from './kit'

const found = import.meta.glob<Kit>(['./*/index.ts', '!./any/index.ts'], { eager: true, import: 'kit' })

const KITS = new Map(Object.entries(found).map(([path, kit]) => [path.split('/')[1], kit]))

/** The games that have a kit of their own. */
export const GAMES = [...KITS.keys()]

/** What is played if nobody says what. */
export const USUAL_GAME = 'city'

export const kitOf = (game: string): Kit => KITS.get(game) ?? anyKit

/** Games of others bring their words with them; they are fetched where such a game is named. */
export const needWords = (game: string): void => {
  if (!KITS.has(game)) void words.need(game)
}

export const gameName = (game: string): string => {
  const id = [`web-game-${game}`, `${game}-title`].find((one) => words.has(one))
  return id ? t(id) : game
}
