// A turn played for practice, in a lesson or an exercise: the server plays what is sent from the beginning on and says
// whether it was taken. Who plays keeps no state but what was done.

import type { Plan } from '../boards/props'
import type { Told } from '../i18n/narrate'
import type { LessonMoment, LessonRefusal, Look, Question } from '../net/types'
import { session } from './session.svelte'
import { pace } from './settings.svelte'

/** What is on the board: what came last, or one of the moments that led there. */
export interface Scene {
  view: unknown
  look?: Look
  events: Told[]
  decision: Question | null
}

/** What lessons and exercises answer alike. */
interface Page {
  inputs: string[]
  refusal: LessonRefusal | null
  view: unknown
  look?: Look
  decision: Question | null
  moments: LessonMoment[]
}

export const sceneOf = (moment: LessonMoment): Scene => ({
  view: moment.view,
  look: moment.look,
  events: moment.step.events as Told[],
  decision: null,
})

export abstract class Practice<Start, Answer extends Page> {
  start = $state.raw<Start | null>(null)
  page = $state.raw<Answer | null>(null)
  scene = $state.raw<Scene | null>(null)
  refusal = $state.raw<LessonRefusal | null>(null)
  problem = $state.raw<unknown>(null)
  isBusy = $state(false)
  protected isClosed = false
  private timer = 0

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.begin().catch((problem: unknown) => (this.problem = problem))
  }

  protected abstract begin(): Promise<void>

  /** Asks the server. */
  protected abstract ask(inputs: string[], texts: string[]): Promise<Answer>

  /** Whether what was clicked goes on with its plan: not beyond what is being asked. */
  protected abstract goesOn(before: Answer, now: Answer): boolean

  /** Shows what came of it. */
  protected async show(page: Answer): Promise<void> {
    const events = (page.moments.at(-1)?.step.events ?? []) as Told[]
    this.scene = { view: page.view, look: page.look, events, decision: page.decision }
  }

  /** Sends what is done; says whether it was taken. */
  protected call(inputs: string[], texts: string[]): Promise<boolean> {
    return this.take(this.ask(inputs, texts))
  }

  /** Becomes what the server answers, unless it refuses. */
  protected async take(answer: Promise<Answer>): Promise<boolean> {
    this.isBusy = true
    this.refusal = null
    try {
      const page = await answer
      this.problem = null
      if (page.refusal) {
        this.refusal = page.refusal
        return false
      }
      this.page = page
      await this.show(page)
      return true
    } catch (problem) {
      this.problem = problem
      return false
    } finally {
      this.isBusy = false
    }
  }

  /** Plays what was chosen with one click and what `plan` says after it: all of it, or nothing. */
  async act(texts: string[], plan: Plan | null = null): Promise<void> {
    if (this.isBusy || !this.page) return
    const before = this.page
    await this.becomeSomebody()
    if (!(await this.call(before.inputs, texts))) return
    while (this.goesOn(before, this.page) && this.page.decision) {
      const next = plan?.(this.page.decision) ?? null
      if (next === null) return
      if (!(await this.call(this.page.inputs, [next]))) {
        const refusal = this.refusal
        await this.call(before.inputs, [])
        this.refusal = refusal
        return
      }
    }
  }

  /** What is done is kept at the server for guests, too; whoever cannot be one practises all the same. */
  protected async becomeSomebody(): Promise<void> {
    if (session.me || !session.isKnown) return
    this.isBusy = true
    await session.need().catch(() => {})
    this.isBusy = false
  }

  protected pause(milliseconds: number): Promise<void> {
    return new Promise((go) => (this.timer = window.setTimeout(go, milliseconds * pace())))
  }

  restart(): void {
    if (!this.isBusy) void this.call([], [])
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }
}
