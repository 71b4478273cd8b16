// An exercise being tried: the turn is played at the server, which tells the answer when it is over.

import type { Plan } from '../boards/props'
import type { Told } from '../i18n/narrate'
import { api } from '../net/api'
import type { ExercisePage, ExerciseStart, LessonMoment, LessonRefusal } from '../net/types'
import type { LessonScene } from './lesson.svelte'
import { session } from './session.svelte'
import { pace } from './settings.svelte'

const SHOW_MS = 1100

export class ExerciseRun {
  start = $state.raw<ExerciseStart | null>(null)
  page = $state.raw<ExercisePage | null>(null)
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

  private async begin(): Promise<void> {
    try {
      this.start = await api.exercise(this.game, this.id)
      await this.call([], [])
    } catch (problem) {
      this.problem = problem
    }
  }

  /** Sends what is done; says whether it was taken. */
  private async call(inputs: string[], texts: string[], giveUp = false): Promise<boolean> {
    this.isBusy = true
    this.refusal = null
    try {
      const page = await api.tryExercise(this.game, this.id, inputs, texts, giveUp)
      this.problem = null
      if (page.refusal) {
        this.refusal = page.refusal
        return false
      }
      this.page = page
      const events = (page.moments.at(-1)?.step.events ?? []) as Told[]
      this.scene = { view: page.view, look: page.look, events, decision: page.decision }
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
    if (this.isBusy || !this.page || this.page.verdict) return
    const before = this.page.inputs
    await this.becomeSomebody()
    if (!(await this.call(before, texts))) return
    while (this.page.decision) {
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

  /** Tries count for guests, too; whoever cannot be one tries all the same. */
  private async becomeSomebody(): Promise<void> {
    if (session.me || !session.isKnown) return
    this.isBusy = true
    await session.need().catch(() => {})
    this.isBusy = false
  }

  back(): void {
    if (this.page && !this.isBusy) void this.call(this.page.inputs.slice(0, -1), [])
  }

  restart(): void {
    if (!this.isBusy) void this.call([], [])
  }

  async giveUp(): Promise<void> {
    if (!this.page || this.isBusy) return
    await this.becomeSomebody()
    await this.call(this.page.inputs, [], true)
  }

  /** Plays the answer on the board, from the beginning; what was said of the try stays. */
  async showAnswer(): Promise<void> {
    const page = this.page
    if (!page?.solution || this.isBusy) return
    this.isBusy = true
    try {
      const first = await api.tryExercise(this.game, this.id, [], [], false)
      this.scene = { view: first.view, look: first.look, events: [], decision: null }
      for (const moment of page.solution.moments) {
        await this.pause()
        if (this.isClosed) return
        this.scene = sceneOf(moment)
      }
    } catch (problem) {
      this.problem = problem
    } finally {
      this.isBusy = false
    }
  }

  private pause(): Promise<void> {
    return new Promise((go) => (this.timer = window.setTimeout(go, SHOW_MS * pace())))
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }
}

function sceneOf(moment: LessonMoment): LessonScene {
  return { view: moment.view, look: moment.look, events: moment.step.events as Told[], decision: null }
}
