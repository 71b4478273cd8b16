// The moments of a report: which are told, and how a game stood at a ply.

import type { Tell } from '../boards/props'
import type { Moment, Report } from '../net/types'

type Decision = NonNullable<Moment['decision']>
export type Plan = Decision['played']

/** How many standard errors make half of a 95 % interval. */
export const HALF = 1.96

/** What values the positions of a game that nobody wins: there is nothing to tell but that. */
const KNOWS_NOTHING = 'even'
export const isJudged = (report: Report): boolean => report.evaluation !== KNOWS_NOTHING

/** A first look judges most decisions by the end of the own turn only. */
export const isProvisional = (report: Report): boolean => report.depth === 'quick'

/** A mistake or a turning point: what is told in the list and marked in the log. */
export const isTold = (moment: Moment): boolean => moment.is_turning_point || !!moment.decision?.mark

/** What a moment was worth: what the decision lost, or how far somebody's chance moved. */
const weightOf = (moment: Moment): number =>
  Math.max(
    moment.decision?.mark ? moment.decision.loss : 0,
    ...(moment.is_turning_point
      ? moment.chances.map((_, seat) => Math.abs(moment.luck[seat] + moment.play[seat]))
      : []),
  )

/** The moments that were worth most, so many at most, in the order of the game. */
export function foremost(moments: Moment[], most: number): Moment[] {
  const chosen = new Set([...moments].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, most))
  return moments.filter((moment) => chosen.has(moment))
}

/** What a moment is called: the mark of the decision first. */
export function marksOf(moment: Moment): string[] {
  const found: string[] = []
  if (moment.decision?.mark) found.push(`report-mark-${moment.decision.mark}`)
  if (moment.is_turning_point) found.push('report-turning-point')
  return found
}

/** The plans of a decision with the one that was played, the best first. */
export function compared(decision: Decision): { plan: Plan; isPlayed: boolean }[] {
  const mine = decision.played.actions.join()
  const others = decision.plans.filter((plan) => plan.actions.join() !== mine)
  return [...others.map((plan) => ({ plan, isPlayed: false })), { plan: decision.played, isPlayed: true }].sort(
    (one, other) => other.plan.chance - one.plan.chance,
  )
}

/** The chances of all seats after so many actions. */
export function chancesAt(report: Report, ply: number): number[] {
  let found = report.dealt
  for (const moment of report.moments) {
    if (moment.last > ply) break
    found = moment.chances
  }
  return found
}

/** The moment whose decision stands at a ply: it is about to be played there, or under way. */
export function momentAt(report: Report, ply: number): Moment | null {
  return report.moments.find((moment) => moment.first - 1 <= ply && ply < moment.last) ?? null
}

/** A line in words, each action after those before it. */
export const toldLine = (tell: Tell, actions: readonly string[], seat: number): string[] =>
  actions.map((text, at) => tell(text, seat, actions.slice(0, at)))

/** That a phase is left. */
export const PASSING = 'done'

/** What is told of a plan: that a phase is left is said only where nothing else was done. */
export function deedsOf(actions: string[]): string[] {
  const found = actions.filter((action) => action !== PASSING)
  return found.length ? found : actions.slice(0, 1)
}
