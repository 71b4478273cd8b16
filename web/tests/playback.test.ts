// Turns of others are played back at a pace one can follow, and never stand in the way.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beatsOf, lastTurnOf, Playback } from '../src/store/playback.svelte'
import { settings } from '../src/store/settings.svelte'
import type { Moment } from '../src/store/table.svelte'

function moment(seq: number, seat: number, ...events: string[]): Moment {
  const steps = events.length
    ? [{ seq, kind: 'play' as const, seat, events: events.map((event) => ({ event, seat })) }]
    : []
  const decision = { seat: 0, kind: 'turn', legal: ['go'], open: true, after: [] }
  return { seq, ply: seq, viewer: 0, view: {}, steps, decision, mayUndo: 0, clock: null, clockAt: 0, result: null }
}

let shown: Moment[] = []
let missed: Moment[] = []
const page = { hidden: false, looked: (): void => {} }

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  missed = []
  page.hidden = false
  settings.playback = 1
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, then: () => void) => (page.looked = then),
    removeEventListener: () => {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const played = (): Playback =>
  new Playback({
    show: (one) => shown.push(one),
    isOwn: (one) => one.steps.every((step) => step.seat === 0),
    quiet: () => ['dealt'],
    brief: () => ['turn_began', 'drawn'],
    missed: (all) => (missed = all),
  })

describe('playback', () => {
  it('shows one thing after the other, and asks for nothing before the last', () => {
    const playback = played()
    for (const seq of [1, 2, 3]) playback.add(moment(seq, 1, 'walked'))
    expect(shown.map((one) => one.seq)).toEqual([1])
    expect(playback.waiting).toBe(2)
    vi.advanceTimersByTime(800)
    expect(shown.length).toBe(1)
    vi.advanceTimersByTime(6000)
    expect(shown.map((one) => one.seq)).toEqual([1, 2, 3])
    // The first came alone; what was legal at the second is asked for no more.
    expect(shown.map((one) => one.decision?.legal?.length ?? 0)).toEqual([1, 0, 1])
    expect(playback.isPlaying).toBe(false)
  })

  it('tells each event of a moment, those in passing only where there is nothing else', () => {
    const told = (one: Moment): string[] => beatsOf(one, ['dealt'], ['turn_began', 'drawn']).map(({ event }) => event)
    expect(told(moment(1, 1, 'dealt', 'built', 'rewarded', 'drawn', 'turn_began'))).toEqual(['built', 'rewarded'])
    expect(told(moment(1, 1, 'dealt', 'drawn', 'turn_began'))).toEqual(['turn_began'])
    const playback = played()
    playback.add(moment(1, 1, 'built', 'rewarded'))
    expect(playback.told?.event).toBe('built')
    vi.advanceTimersByTime(1400)
    expect(playback.told?.event).toBe('rewarded')
    expect(shown.length).toBe(1)
  })

  it('goes on to now at once, with all that happened', () => {
    const playback = played()
    for (const seq of [1, 2, 3]) playback.add(moment(seq, 1, 'walked'))
    playback.skip()
    expect(shown.at(-1)?.seq).toBe(3)
    expect(shown.at(-1)?.steps.map((step) => step.seq)).toEqual([2, 3])
    expect(shown.at(-1)?.decision?.legal).toEqual(['go'])
    expect(playback.isPlaying).toBe(false)
  })

  it('stands still when paused, goes step by step, faster and slower', () => {
    const playback = played()
    for (const seq of [1, 2, 3, 4]) playback.add(moment(seq, 1, 'walked'))
    playback.pause()
    vi.advanceTimersByTime(60_000)
    expect(shown.length).toBe(1)
    playback.step()
    expect(shown.length).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(shown.length).toBe(2)
    playback.faster(1)
    playback.faster(1)
    playback.faster(1)
    expect(settings.playback).toBe(4)
    playback.pause()
    expect(shown.length).toBe(3)
    vi.advanceTimersByTime(340)
    expect(shown.length).toBe(4)
    for (let i = 0; i < 9; i++) playback.faster(-1)
    expect(settings.playback).toBe(0.5)
  })

  it('does not hold up what one does oneself, nor who wants to see nothing', () => {
    const playback = played()
    playback.add(moment(1, 0, 'walked'))
    vi.advanceTimersByTime(1)
    expect(playback.isPlaying).toBe(false)
    settings.playback = 0
    for (const seq of [2, 3, 4]) playback.add(moment(seq, 1, 'walked'))
    vi.advanceTimersByTime(50)
    expect(shown.map((one) => one.seq)).toEqual([1, 2, 4])
  })

  it('shows the last turn of the others again, then the present', () => {
    const playback = played()
    playback.begin(moment(1, 0, 'walked'))
    const present = moment(3, 1, 'built')
    for (const one of [moment(2, 1, 'walked'), present]) playback.add(one)
    playback.skip()
    shown = []
    playback.replay(playback.lastTurn(), present)
    expect(playback.isAgain).toBe(true)
    vi.advanceTimersByTime(20_000)
    expect(shown.map((one) => one.seq)).toEqual([1, 2, 3, 3])
    expect(shown.slice(0, 3).every((one) => !one.decision?.legal)).toBe(true)
    expect(shown.at(-1)?.decision?.legal).toEqual(['go'])
    expect(playback.isPlaying).toBe(false)
  })

  it('knows a turn of the others, for players and for spectators', () => {
    const past = [moment(0, 0), moment(1, 0, 'a'), moment(2, 1, 'b'), moment(3, 2, 'c'), moment(4, 0, 'd')]
    const numbers = (all: Moment[]): number[] => all.map((one) => one.seq)
    expect(numbers(lastTurnOf(past, (one) => one.steps.every((step) => step.seat === 0)))).toEqual([1, 2, 3])
    expect(numbers(lastTurnOf(past.slice(0, 4), () => false))).toEqual([2, 3])
    expect(lastTurnOf([moment(7, 1, 'b')], () => false)).toEqual([])
  })

  it('waits while nobody looks, and tells in words what was missed', () => {
    const playback = played()
    page.hidden = true
    for (const seq of [1, 2]) playback.add(moment(seq, 1, 'walked'))
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([])
    page.hidden = false
    page.looked()
    expect(shown.map((one) => one.seq)).toEqual([1])
    playback.skip()
    page.hidden = true
    for (const seq of [3, 4, 5, 6, 7]) playback.add(moment(seq, 1, 'walked'))
    page.hidden = false
    page.looked()
    expect(shown.at(-1)?.seq).toBe(7)
    expect(missed.map((one) => one.seq)).toEqual([3, 4, 5, 6, 7])
  })
})
