// Lessons by name: where they are, and their words, which no other page loads.

import { GAMES } from '../boards/kits'
import { words } from '../i18n/words.svelte'

export const lessonPath = (lesson: { game: string; id: string }): string => `${lesson.game}_${lesson.id}`

/** The words of all lessons, and those of one game; games of others bring theirs with them. */
export async function needLessonWords(...games: string[]): Promise<void> {
  const groups = games.map((game) => (GAMES.includes(game) ? `lessons-${game}` : game))
  await Promise.all(['lessons', ...groups].map((group) => words.need(group)))
}
