// A lesson being played: what the pupil does goes to the server and comes back taken, or corrected.

import { api } from '../net/api'
import type { LessonPage, LessonStart } from '../net/types'
import { Practice, sceneOf } from './practice.svelte'
import { pace } from './settings.svelte'

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

export class LessonRun extends Practice<LessonStart, LessonPage> {
  get key(): string {
    return `${this.game}/${this.id}`
  }

  protected async begin(): Promise<void> {
    this.start = await api.lesson(this.game, this.id)
    const local = keptInputs(this.key)
    await this.call(this.start.inputs.length >= local.length ? this.start.inputs : local, [])
  }

  protected ask(inputs: string[], texts: string[]): Promise<LessonPage> {
    return api.learn(this.game, this.id, inputs, texts)
  }

  /** A plan ends with its step: what comes then is something new. */
  protected goesOn(before: LessonPage, now: LessonPage): boolean {
    return now.step === before.step
  }

  /** What the others did is shown action by action, then what is asked. */
  protected override async show(page: LessonPage): Promise<void> {
    keepInputs(this.key, page.inputs)
    for (const moment of page.moments.slice(0, -1)) {
      if (!pace() || this.isClosed) break
      if (moment.step.seat === this.start?.seat && !moment.step.events.length) continue
      this.scene = sceneOf(moment)
      await this.pause(SHOW_MS)
    }
    await super.show(page)
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
}
