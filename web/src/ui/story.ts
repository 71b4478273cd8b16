// What the chart of a game shows, read off the views after each turn.

import type { Measure, View } from '../boards/kit'

export interface Line {
  seat: number
  values: number[]
}

/** `views`: after each action the view of every seat. The last of a turn counts. */
export function storyOf(views: unknown[][], measure: Measure): Line[] {
  const turns: View[][] = []
  let before: unknown = null
  for (const step of views as View[][]) {
    const turn = step[0]?.turn ?? step[0]?.turns ?? (step[0]?.numbers as View | undefined)?.turn
    if (turns.length && turn === before) turns[turns.length - 1] = step
    else turns.push(step)
    before = turn
  }
  return (turns[0] ?? []).map((_, seat) => ({ seat, values: turns.map((step) => measure.count(step[seat], seat)) }))
}
