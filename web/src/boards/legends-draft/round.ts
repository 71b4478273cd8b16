// What a drafter does next in the round robin.

import type { DraftMatch, DraftPage } from '../../net/types'

export type NextStep = { kind: 'build' | 'wait' | 'over' } | { kind: 'play' | 'go-on' | 'bots'; match: DraftMatch }

/** First the deck, then a match that has begun, then one that can begin: the own before those of bots. */
export function nextStep(page: DraftPage, seat: number | null): NextStep {
  if (page.over) return { kind: 'over' }
  if (seat === null) return { kind: 'wait' }
  const own = page.matches.filter((match) => match.seats.includes(seat) && match.status !== 'finished')
  const running = own.find((match) => match.table)
  if (running) return { kind: 'go-on', match: running }
  if (!page.drafters[seat]?.ready) return { kind: 'build' }
  const ready = (match: DraftMatch): boolean => match.may_start && match.seats.every((one) => page.drafters[one].ready)
  const next = own.find(ready)
  if (next) return { kind: 'play', match: next }
  const foreign = page.matches.find(ready)
  return foreign && !own.length ? { kind: 'bots', match: foreign } : { kind: 'wait' }
}
