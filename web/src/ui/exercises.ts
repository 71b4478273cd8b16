// Exercises by name: where they are, and their words, which no other page loads.

import { words } from '../i18n/words.svelte'
import { api } from '../net/api'
import { router } from '../store/router.svelte'
import { session } from '../store/session.svelte'

/** `city_3fa09c1b`, with a theme if the next ones shall have it, too. */
export const exercisePath = (game: string, id: string, theme = ''): string =>
  `/exercise/${[game, id, theme].filter(Boolean).join('_')}`

/** The words of all exercises, and those of some games. */
export const needExerciseWords = (...games: string[]): Promise<unknown> =>
  Promise.all(['exercises', 'lessons', ...games].map((group) => words.need(group)))

/** Opens an exercise that was not tried before; whoever comes becomes a guest, so that it stays so. */
export async function openNext(game: string, theme: string, after = ''): Promise<void> {
  if (!session.me && session.isKnown) await session.need().catch(() => {})
  const { id } = await api.nextExercise(game, theme, after)
  router.go(exercisePath(game, id, theme))
}
