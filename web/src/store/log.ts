// The log of a table. Sequence numbers count changes, plies count actions: taking back makes the two differ.

import type { Told } from '../i18n/narrate'
import type { Step } from '../net/types'

export interface LogLine {
  seq: number
  /** The action it belongs to, for looking back; the ply of an undone one shows the board before it. */
  ply: number
  seat: number
  told: Told
  isUndone: boolean
}

/** The log after a step that led to `ply`: an action that was taken back stays, struck out. */
export function logAfter(log: LogLine[], step: Step, ply: number): LogLine[] {
  if (step.kind === 'undo') {
    const last = log.findLast((line) => line.seat === step.seat && !line.isUndone)
    if (!last) return log
    return log.map((line) => (line.seq === last.seq ? { ...line, ply, isUndone: true } : line))
  }
  return [...log, ...step.events.map((told) => ({ seq: step.seq, ply, seat: step.seat, told, isUndone: false }))]
}

/** What happened since the last turn of some seats, and in their present one. */
export function sinceLastTurn(log: LogLine[], mine: number[]): LogLine[] {
  const lines = log.filter((line) => !line.isUndone)
  let at = lines.length
  while (at > 0 && mine.includes(lines[at - 1].seat)) at--
  while (at > 0 && !mine.includes(lines[at - 1].seat)) at--
  return lines.slice(at)
}
