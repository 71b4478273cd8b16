// A learning curve in numbers: the games of a person one after the other, smoothed, and added up. No pages.

import type { Progress } from '../net/types'

/** So many games make a point of the smooth line. */
export const WINDOW = 5

export type Phase = 'all' | 'opening' | 'middle' | 'endgame'
export const PHASES: Phase[] = ['all', 'opening', 'middle', 'endgame']

/** The accuracy of each game, or of a third of each; null where nothing was at stake. */
export const accuracies = (progress: Progress, phase: Phase): (number | null)[] =>
  progress.games.map((game) =>
    phase === 'all' ? game.accuracy : (game.phases.find((part) => part.phase === phase)?.accuracy ?? null),
  )

/** At each game the mean of the last few that are known. */
export function smooth(values: (number | null)[]): (number | null)[] {
  return values.map((_, at) => meanOf(values.slice(Math.max(0, at - WINDOW + 1), at + 1)))
}

export function meanOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}

/** What luck has come to after each game. */
export function luckSums(progress: Progress): number[] {
  let sum = 0
  return progress.games.map((game) => (sum += game.luck))
}

const STEP = 0.25
const MOST_STEPS = 4

/** What an axis has written on it to show at least all from one number to the other: even steps, few of them. */
export function ticksOf(low: number, high: number): number[] {
  let step = STEP
  const steps = (): [number, number] => [Math.floor(low / step), Math.ceil(high / step)]
  while (steps()[1] - steps()[0] > MOST_STEPS) step *= 2
  const [first, last] = steps()
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
