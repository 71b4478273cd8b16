// The coach's report: what is told of it, and how the game stood.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment, Report } from '../src/net/types'
import { chancesAt, compared, deedsOf, foremost, isTold, marksOf, momentAt } from '../src/store/moments'
import { ReportSource } from '../src/store/report.svelte'
import { ownSeat } from '../src/ui/seats'

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
  it('tells what was worth most first, in the order of the game', () => {
    const slip = moment(1, 1, 0.5, { decision: { ...blunder, mark: 'slip', loss: 0.03 } })
    const turn = moment(2, 2, 0.9, { is_turning_point: true, luck: [0.4, -0.4] })
    const obvious = moment(5, 5, 0.5, { decision: { ...blunder, mark: '', loss: 0.9 } })
    const late = moment(6, 6, 0.5, { decision: blunder })
    expect(foremost([slip, turn, obvious, late], 2)).toEqual([turn, late])
    expect(foremost([slip, late], 8)).toEqual([slip, late])
  })
  it('compares what was played with the other plans, the best first and each once', () => {
    const [best, mine, other] = [0.7, 0.4, 0.5].map((chance, at) => ({ actions: [`go ${at}`], chance, error: 0.1 }))
    const found = compared({ ...blunder, plans: [best, other], played: mine })
    expect(found.map((one) => [one.plan, one.isPlayed])).toEqual([
      [best, false],
      [other, false],
      [mine, true],
    ])
    expect(compared({ ...blunder, plans: [best, mine], played: mine }).map((one) => one.isPlayed)).toEqual([
      false,
      true,
    ])
    expect(compared(blunder)).toHaveLength(1)
  })
  it('tells mistakes and turning points alone', () => {
    expect(moments.filter(isTold)).toEqual([moments[1]])
    expect(marksOf(moments[1])).toEqual(['report-mark-blunder', 'report-turning-point'])
    expect(marksOf(moments[2])).toEqual([])
  })
})

it('is played on in the own seat, and by strangers in that which decides', () => {
  const seated = (...seats: number[]) => ({ you: { seats, owner: false, waiting: false } })
  expect(ownSeat(seated(0), 1)).toBe(0)
  expect(ownSeat(seated(), 1)).toBe(1)
  expect(ownSeat(seated(0, 1), 1)).toBe(1)
})

describe('a report that deepens while one looks', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('document', { hidden: false })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is not sent again while it stays what it was', async () => {
    const depths = ['quick', 'quick', 'normal', 'normal', 'deep']
    const sent: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      const depth = depths[sent.length]
      const known = new URL(url, 'http://here').searchParams.get('known')
      sent.push(known === depth ? '' : depth)
      const page = { depth, thinking: 'deep', failed: false, time_ms: null }
      return {
        ok: true,
        json: async () => ({ ...page, report: known === depth ? null : { depth, evaluation: 'one' } }),
      }
    })
    const source = new ReportSource('table')
    await source.ask()
    for (let looks = 1; looks < depths.length; looks++) {
      expect(source.report?.depth).toBe(depths[looks - 1])
      await vi.advanceTimersToNextTimerAsync()
    }
    expect(sent).toEqual(['quick', '', 'normal', '', 'deep'])
    expect(source.report?.depth).toBe('deep')
    expect(vi.getTimerCount()).toBe(0)
  })
})
