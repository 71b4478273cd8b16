// How many actions each click has led to: undo takes back a click, not a step of it. And which steps need none.

import type { Kit } from '../boards/kit'
import type { Question } from '../net/types'

/** Whether an only choice may be played by itself: not where it ends the turn, nor where the board offers already what
 * comes after it. */
export function isHurried(question: Question, kit: Pick<Kit, 'ahead' | 'held'>): boolean {
  const after = question.after ?? []
  const isOffered = after.some(({ kind, legal }, at) => {
    const leaves = after[at + 1]?.by.at(-1)
    return kit.ahead?.includes(kind) && legal.some((text) => text !== leaves)
  })
  return !isOffered && !kit.held?.includes(question.kind)
}

export class Clicks {
  private counts: number[] = []
  private waiting: { count: number; isMore: boolean } | null = null
  /** The last thing that happened was an undo: what was played by itself then is not played again. */
  isBack = false

  /** Actions are on their way; `isMore`: they belong to the click before. */
  sent(count: number, isMore: boolean): void {
    this.waiting = { count, isMore }
  }

  acked(): void {
    if (!this.waiting) return
    const { count, isMore } = this.waiting
    if (isMore && this.counts.length) this.counts[this.counts.length - 1] += count
    else this.counts.push(count)
    this.waiting = null
    this.isBack = false
  }

  refused(): void {
    this.waiting = null
  }

  /** How many actions an undo takes back now, of those that may be. */
  undone(most: number): number {
    this.isBack = true
    return Math.max(1, Math.min(this.counts.pop() ?? 1, most))
  }
}
