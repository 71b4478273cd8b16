// A lesson being played: what the pupil does goes to the server and comes back taken, or corrected.

import type { Plan } from '../boards/props'
import type { Told } from '../i18n/narrate'
import { api } from '../net/api'
import type { LessonPage, LessonRefusal, LessonStart, Look, Question } from '../net/types'
import { session } from './session.svelte'
import { pace } from './settings.svelte'

/** What is on the board: what came last, or one of the moments that led there. */
export interface LessonScene {
  view: unknown
  look?: Look
  events: Told[]
  decision: Question | null
}

const SHOW_MS = 900
const KEY = 'obelisk/lessons'

/** What was done in lessons, kept in this browser too: for those whom no server knows. */
export const keptInputs = (lesson: string): string[] => {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)[lesson]
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function keepInputs(lesson: string, inputs: string[]): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    localStorage.setItem(KEY, JSON.stringify({ ...all, [lesson]: inputs }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export class LessonRun {
  start = $state.raw<LessonStart | null>(null)
  page = $state.raw<LessonPage | null>(null)
  scene = $state.raw<LessonScene | null>(null)
  refusal = $state.raw<LessonRefusal | null>(null)
  problem = $state.raw<unknown>(null)
  isBusy = $state(false)
  private timer = 0
  private isClosed = false

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    void this.begin()
  }

  get key(): string {
    return `${this.game}/${this.id}`
  }

  private async begin(): Promise<void> {
    try {
      this.start = await api.lesson(this.game, this.id)
      const local = keptInputs(this.key)
      const inputs = this.start.inputs.length >= local.length ? this.start.inputs : local
      await this.call(inputs, [])
    } catch (problem) {
      this.problem = problem
    }
  }

  /** Sends what is done; says whether it was taken. */
  private async call(inputs: string[], texts: string[]): Promise<boolean> {
    this.isBusy = true
    this.refusal = null
    try {
      const page = await api.learn(this.game, this.id, inputs, texts)
      this.problem = null
      if (page.refusal) {
        this.refusal = page.refusal
        return false
      }
      this.page = page
      keepInputs(this.key, page.inputs)
      await this.show(page)
      return true
    } catch (problem) {
      this.problem = problem
      return false
    } finally {
      this.isBusy = false
    }
  }

  /** What the others did is shown action by action, then what is asked. */
  private async show(page: LessonPage): Promise<void> {
    const told = (events: unknown[]): Told[] => events as Told[]
    for (const moment of page.moments.slice(0, -1)) {
      if (!pace() || this.isClosed) break
      if (moment.step.seat === this.start?.seat && !moment.step.events.length) continue
      this.scene = { view: moment.view, look: moment.look, events: told(moment.step.events), decision: null }
      await new Promise((go) => (this.timer = window.setTimeout(go, SHOW_MS * pace())))
    }
    const events = told((page.moments.at(-1)?.step.events ?? []) as unknown[])
    this.scene = { view: page.view, look: page.look, events, decision: page.decision }
  }

  /** Plays what was chosen with one click and what `plan` says after it: all of it, or nothing. */
  async act(texts: string[], plan: Plan | null = null): Promise<void> {
    if (this.isBusy || !this.page) return
    const { inputs: before, step } = this.page
    await this.becomeSomebody()
    if (!(await this.call(before, texts))) return
    // A plan ends with its step: what comes then is something new.
    while (this.page.step === step && this.page.decision) {
      const next = plan?.(this.page.decision) ?? null
      if (next === null) return
      if (!(await this.call(this.page.inputs, [next]))) {
        const refusal = this.refusal
        await this.call(before, [])
        this.refusal = refusal
        return
      }
    }
  }

  /** Progress is kept at the server for guests, too; whoever cannot be one learns all the same. */
  private async becomeSomebody(): Promise<void> {
    if (session.me || !session.isKnown) return
    this.isBusy = true
    await session.need().catch(() => {})
    this.isBusy = false
  }

  goOn(): void {
    void this.act([''])
  }

  showMe(): void {
    if (this.page) void this.act([this.page.shown])
  }

  back(): void {
    if (this.page && !this.isBusy) void this.call(this.page.inputs.slice(0, this.page.back), [])
  }

  restart(): void {
    if (!this.isBusy) void this.call([], [])
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }
}
