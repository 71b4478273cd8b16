// The coach's report of a finished table: asked for, shown as soon as there is one, and deeper while somebody looks.

import { api } from '../net/api'
import type { Report } from '../net/types'
import { problemWords } from '../ui/problem'
import { isJudged } from './moments'

const DEEPEST = 'deep'
/** A first look is there in a second or two, so it is asked for often at first; a deep one takes minutes. */
const FIRST_PAUSE_MS = 200
const LONGER = 1.4
const LONGEST_PAUSE_MS = 1500

export class ReportSource {
  report = $state.raw<Report | null>(null)
  /** The depth that is being made. */
  thinking = $state<string | null>('quick')
  /** How long each seat thought, in milliseconds; nothing where that is not told. */
  timeMs = $state.raw<number[] | null>(null)
  problem = $state('')
  hasFailed = $state(false)
  private timer = 0
  private pause = FIRST_PAUSE_MS
  private isOver = false

  constructor(private readonly table: string) {}

  /** Asks until the deepest is there. Whoever looks elsewhere meanwhile has it made later. */
  async ask(): Promise<void> {
    clearTimeout(this.timer)
    if (this.isOver) return
    if (!document.hidden) {
      try {
        const page = await api.report(this.table, DEEPEST, this.report?.depth ?? '')
        if (page.report) this.report = page.report
        this.timeMs = page.time_ms
        this.thinking = page.thinking
        this.hasFailed = page.failed
        this.problem = ''
        if (page.failed || page.depth === DEEPEST) return
        if (this.report && !isJudged(this.report)) {
          this.thinking = null
          return
        }
      } catch (reason) {
        this.problem = problemWords(reason)
        this.thinking = null
        return
      }
    }
    this.timer = window.setTimeout(() => void this.ask(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * LONGER)
  }

  stop(): void {
    this.isOver = true
    clearTimeout(this.timer)
  }
}
