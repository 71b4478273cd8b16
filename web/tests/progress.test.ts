// Learning curves in numbers: smoothed over a few games, and luck added up.

import { expect, it } from 'vitest'
import type { Progress } from '../src/net/types'
import { accuracies, luckSums, meanOf, smooth, ticksOf } from '../src/store/progress'

const game = (accuracy: number | null, luck: number) => ({
  accuracy,
  luck,
  phases: [
    { phase: 'opening', accuracy: 1 },
    { phase: 'middle', accuracy },
  ],
})
const progress = { games: [game(0.5, 0.2), game(null, -0.3), game(0.7, 0.1)] } as unknown as Progress

it('tells the accuracy of games and of their thirds', () => {
  expect(accuracies(progress, 'all')).toEqual([0.5, null, 0.7])
  expect(accuracies(progress, 'opening')).toEqual([1, 1, 1])
  expect(accuracies(progress, 'endgame')).toEqual([null, null, null])
})

it('smooths over the last five games and leaves out what is not known', () => {
  expect(smooth([0.5, null, 0.7])).toEqual([0.5, 0.5, 0.6])
  expect(smooth([1, 0, 0, 0, 0, 0]).at(-1)).toBe(0)
  expect(smooth([null])).toEqual([null])
  expect(meanOf([])).toBeNull()
})

it('adds luck up', () => {
  const sums = luckSums(progress)
  expect(sums[1]).toBeCloseTo(-0.1)
  expect(sums[2]).toBeCloseTo(0)
})

it('writes even steps on an axis, zero among them where it is crossed', () => {
  expect(ticksOf(0.3, 1)).toEqual([0.25, 0.5, 0.75, 1])
  expect(ticksOf(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(ticksOf(-0.5, 0.5)).toEqual([-0.5, -0.25, 0, 0.25, 0.5])
  expect(ticksOf(-1.3, 0.5)).toEqual([-1.5, -1, -0.5, 0, 0.5])
  expect(ticksOf(-3.1, 0.1)).toEqual([-4, -2, 0, 2])
})
