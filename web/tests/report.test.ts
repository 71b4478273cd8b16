// The coach's report: what is told of it, and how the game stood.

import { describe, expect, it } from 'vitest'
import type { Moment, Report } from '../src/net/types'
import { chancesAt, deedsOf, isTold, marksOf, momentAt } from '../src/store/moments'

const moment = (first: number, last: number, chance: number, more: Partial<Moment> = {}): Moment => ({
  first,
  last,
  seat: 0,
  kind: 'turn',
  actions: ['go'],
  chances: [chance, 1 - chance],
  luck: [0, 0],
  luck_error: [0, 0],
  play: [0, 0],
  outcomes: 0,
  is_turning_point: false,
  decision: null,
  ...more,
})
const plan = { actions: ['go'], chance: 0.5, error: 0 }
const blunder = { plans: [plan], played: plan, loss: 0.2, error: 0, stake: 0.3, is_obvious: false, mark: 'blunder' }
const moments = [
  moment(1, 3, 0.6),
  moment(4, 4, 0.3, { decision: blunder, is_turning_point: true }),
  moment(5, 9, 1, { decision: { ...blunder, mark: '' } }),
]
const report = { dealt: [0.5, 0.5], moments, plies: 9 } as unknown as Report

describe('a report', () => {
  it('says how the game stood after each action', () => {
    expect([0, 2, 3, 4, 8, 9].map((ply) => chancesAt(report, ply)[0])).toEqual([0.5, 0.5, 0.6, 0.3, 0.3, 1])
  })
  it('finds the decision that stands at a position', () => {
    expect([0, 2, 3, 4, 8].map((ply) => momentAt(report, ply)?.first)).toEqual([1, 1, 4, 5, 5])
    expect(momentAt(report, 9)).toBeNull()
  })
  it('leaves out of a plan that phases were left, unless nothing else was done', () => {
    expect(deedsOf(['done', 'done', 'retreat', 'done', 'announce fire'])).toEqual(['retreat', 'announce fire'])
    expect(deedsOf(['done', 'done'])).toEqual(['done'])
    expect(deedsOf([])).toEqual([])
  })
  it('tells mistakes and turning points alone', () => {
    expect(moments.filter(isTold)).toEqual([moments[1]])
    expect(marksOf(moments[1])).toEqual(['report-mark-blunder', 'report-turning-point'])
    expect(marksOf(moments[2])).toEqual([])
  })
})
