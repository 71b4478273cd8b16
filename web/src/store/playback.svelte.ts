// Plays back what others did, one thing after the other, at a pace one can follow. Whoever does not want to wait skips.

import type { Told } from '../i18n/narrate'
import { settings, SPEEDS } from './settings.svelte'
import type { Moment } from './table.svelte'

export interface Hooks {
  /** Puts a moment on the screen; `isAgain`: it was there before. */
  show(moment: Moment, isAgain: boolean): void
  /** Whether the own seats did all of it: that needs no showing. */
  isOwn(moment: Moment): boolean
  /** Events that the log leaves out, and those that are told in passing. */
  quiet(): readonly string[]
  brief(): readonly string[]
  /** So much came while nobody looked that it is told in words first. */
  missed(moments: Moment[]): void
}

/** How long one thing is shown, and one that is told in passing. */
const BEAT_MS = 1300
const BRIEF_MS = 500
/** Between two moments the page must be able to answer a click. */
const BREATH_MS = 40
/** The more is waiting, the faster it is shown: twice as fast with so much. */
const HURRY = 14
/** More than this is not shown: somebody was away for long. */
const MANY = 300
/** After so much that nobody saw, words come first. */
const MISSED = 4
const KEPT = 120

export class Playback {
  /** What is told now. */
  told = $state.raw<Told | null>(null)
  /** The seat that did it. */
  seat = $state.raw<number | null>(null)
  isPlaying = $state(false)
  isPaused = $state(false)
  isAgain = $state(false)
  /** How many moments wait. */
  waiting = $state(0)
  /** Whether there is a turn of others to be shown again. */
  hasPast = $state(false)

  private queue: { moment: Moment; isAgain: boolean }[] = []
  private beats: Told[] = []
  private timer = 0
  private past: Moment[] = []
  private unseen: Moment[] = []
  private isHeld = false

  constructor(private hooks: Hooks) {
    document.addEventListener('visibilitychange', this.lookedAt)
  }

  /** What came from the table. */
  add(moment: Moment): void {
    this.keep(moment)
    this.queue.push({ moment, isAgain: false })
    this.waiting = this.queue.length
    if (document.hidden) {
      this.unseen.push(moment)
      return
    }
    if (this.isHeld) return
    if (this.queue.length > MANY) this.skip()
    else if (!this.timer && !(this.isPlaying && this.isPaused)) this.next()
  }

  /** The moment that the page began with. */
  begin(moment: Moment): void {
    this.keep(moment)
  }

  /** What comes waits until it is clear what is shown before it. */
  hold(): void {
    this.isHeld = true
  }

  release(): void {
    this.isHeld = false
    if (this.queue.length && !this.timer) this.next()
  }

  /** Shows the newest moment at once. */
  skip(): void {
    const waiting = this.queue
    this.queue = []
    this.beats = []
    const last = waiting.at(-1)
    if (last) {
      const steps = waiting.flatMap((one) => (one.isAgain ? [] : one.moment.steps))
      this.hooks.show({ ...last.moment, steps }, last.isAgain)
    }
    this.rest()
  }

  pause(): void {
    this.isPaused = !this.isPaused
    clearTimeout(this.timer)
    this.timer = 0
    if (!this.isPaused && this.isPlaying) this.next()
  }

  /** On to the next thing; what follows waits. */
  step(): void {
    this.isPaused = true
    this.next()
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(settings.playback)
    settings.playback = SPEEDS[Math.max(1, Math.min(SPEEDS.length - 1, at + by))]
  }

  /** Shows moments of the past, then the present one. */
  replay(moments: Moment[], present: Moment): void {
    const still = moments.map((moment) => ({
      moment: { ...moment, decision: moment.decision && { ...moment.decision, legal: null }, mayUndo: 0, result: null },
      isAgain: true,
    }))
    clearTimeout(this.timer)
    this.timer = 0
    this.beats = []
    this.isPaused = false
    this.isHeld = false
    // Nothing was done before it was shown for the first time: that comes after.
    const rest = this.queue.filter((one) => !one.isAgain)
    const now = { moment: { ...present, steps: [] }, isAgain: true }
    this.queue = rest.length ? [...still, ...rest] : [...still, now]
    this.isAgain = true
    this.next()
  }

  /** The last turn of others, with the board before it; nothing where it began before this page. */
  lastTurn(): Moment[] {
    return lastTurnOf(this.past, (moment) => this.hooks.isOwn(moment))
  }

  close(): void {
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.lookedAt)
  }

  private readonly lookedAt = (): void => {
    if (document.hidden) return
    const missed = this.unseen.filter((moment) => !this.hooks.isOwn(moment))
    this.unseen = []
    if (missed.length > MISSED) {
      this.skip()
      this.hooks.missed(missed)
    } else if (this.queue.length && !this.timer && !this.isPaused) this.next()
  }

  private keep(moment: Moment): void {
    this.past = [...this.past, moment].slice(-KEPT)
    this.hasPast ||= moment.ply > 0
  }

  private next(): void {
    clearTimeout(this.timer)
    const beat = this.beats.shift()
    if (beat) {
      this.told = beat
      this.wait(this.isBrief(beat) ? BRIEF_MS : BEAT_MS)
      return
    }
    const one = this.queue.shift()
    this.waiting = this.queue.length
    if (!one) {
      this.rest()
      return
    }
    const { isAgain } = one
    // What was legal then no longer is.
    const { decision } = one.moment
    const moment = this.queue.length
      ? { ...one.moment, decision: decision && { ...decision, legal: null } }
      : one.moment
    this.hooks.show(moment, isAgain)
    if (this.hooks.isOwn(moment) && !isAgain) {
      this.told = null
      this.isPlaying = this.queue.length > 0
      this.timer = window.setTimeout(() => this.next(), this.queue.length ? BREATH_MS : 0)
      return
    }
    if ((!settings.playback || settings.text) && !isAgain) {
      // At once: all that comes meanwhile is one moment.
      this.timer = window.setTimeout(() => this.skip(), BREATH_MS)
      return
    }
    this.isPlaying = true
    this.beats = beatsOf(moment, this.hooks.quiet(), this.hooks.brief())
    this.seat = moment.steps.at(-1)?.seat ?? null
    const first = this.beats.shift() ?? null
    const isLast = isAgain && !this.queue.length
    // A moment of which nothing is told passes by, unless it is the board before all that is shown.
    const isPassing = !first && moment.steps.length > 0
    if (isPassing) {
      this.timer = window.setTimeout(() => this.next(), BREATH_MS)
      return
    }
    this.told = first
    this.wait(isLast ? 0 : first && !this.isBrief(first) ? BEAT_MS : BRIEF_MS)
  }

  private isBrief(told: Told): boolean {
    return this.hooks.brief().includes(told.event)
  }

  private wait(long: number): void {
    if (this.isPaused) {
      this.timer = 0
      return
    }
    const hurry = 1 + this.queue.length / HURRY
    this.timer = window.setTimeout(() => this.next(), Math.max(BREATH_MS, long / (settings.playback || 1) / hurry))
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.waiting = 0
    this.told = null
    this.seat = null
    this.isPlaying = false
    this.isPaused = false
    this.isAgain = false
  }
}

/** The things of a moment that are shown one by one; those told in passing only where there is nothing else. */
export function beatsOf(moment: Moment, quiet: readonly string[], brief: readonly string[]): Told[] {
  const all = moment.steps
    .flatMap((step) => (step.kind === 'play' ? (step.events as Told[]) : []))
    .filter((told) => !quiet.includes(told.event))
  const weighty = all.filter((told) => !brief.includes(told.event))
  return weighty.length ? weighty : all.slice(-1)
}

/**
 * The last run of moments that others made, after the moment before it. Where nobody is one's own (spectators), the
 * run of one seat.
 */
export function lastTurnOf(past: readonly Moment[], isOwn: (moment: Moment) => boolean): Moment[] {
  const isOthers = (moment: Moment | undefined): boolean =>
    moment !== undefined && moment.steps.length > 0 && !isOwn(moment)
  let end = past.length
  while (end > 0 && !isOthers(past[end - 1])) end--
  const hasOwn = past.some((moment) => moment.steps.length > 0 && isOwn(moment))
  const seat = past[end - 1]?.steps[0]?.seat
  let start = end
  while (start > 0 && isOthers(past[start - 1]) && (hasOwn || past[start - 1].steps[0].seat === seat)) start--
  // The moment before the run is the board as it was.
  return start > 0 && end > start ? past.slice(start - 1, end) : []
}
