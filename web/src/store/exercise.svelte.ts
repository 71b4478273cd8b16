// An exercise being tried: the turn is played at the server, which tells the answer when it is over.

import type { Plan } from '../boards/props'
import { api } from '../net/api'
import type { ExercisePage, ExerciseStart } from '../net/types'
import { Practice, sceneOf } from './practice.svelte'

const SHOW_MS = 1100

export class ExerciseRun extends Practice<ExerciseStart, ExercisePage> {
  protected async begin(): Promise<void> {
    this.start = await api.exercise(this.game, this.id)
    await this.call([], [])
  }

  protected ask(inputs: string[], texts: string[]): Promise<ExercisePage> {
    return api.tryExercise(this.game, this.id, inputs, texts, false)
  }

  protected goesOn(): boolean {
    return true
  }

  override async act(texts: string[], plan: Plan | null = null): Promise<void> {
    if (!this.page?.verdict) await super.act(texts, plan)
  }

  back(): void {
    if (this.page && !this.isBusy) void this.call(this.page.inputs.slice(0, -1), [])
  }

  async giveUp(): Promise<void> {
    if (!this.page || this.isBusy) return
    const { inputs } = this.page
    await this.becomeSomebody()
    await this.take(api.tryExercise(this.game, this.id, inputs, [], true))
  }

  /** Plays the answer on the board, from the beginning; what was said of the try stays. */
  async showAnswer(): Promise<void> {
    const page = this.page
    if (!page?.solution || this.isBusy) return
    this.isBusy = true
    try {
      const first = await this.ask([], [])
      this.scene = { view: first.view, look: first.look, events: [], decision: null }
      for (const moment of page.solution.moments) {
        await this.pause(SHOW_MS)
        if (this.isClosed) return
        this.scene = sceneOf(moment)
      }
    } catch (problem) {
      this.problem = problem
    } finally {
      this.isBusy = false
    }
  }
}
