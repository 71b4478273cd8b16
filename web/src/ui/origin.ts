// Where a table comes from.

import type { TableInfo } from '../net/types'

/** The draft whose match this is, if it is one. */
export function draftOf(info: TableInfo): string | null {
  const [kind, draft] = info.origin.split(':')
  return kind === 'draft' ? draft : null
}

/** The tournament that a table belongs to. */
export function tournamentOf(info: TableInfo): string | null {
  const [kind, tournament] = info.origin.split(':')
  return kind === 'tournament' ? tournament : null
}

/** The tournament until whose end a table stays closed, because decks are drafted in it. */
export function cupOf(info: TableInfo): string | null {
  return info.game === 'legends-draft' || info.origin.endsWith(':drafted') ? tournamentOf(info) : null
}

/** Which seats of the draft play a match, told by its origin. */
export function draftSeats(origin: string): number[] | null {
  const [kind, , seats] = origin.split(':')
  return kind === 'draft' ? seats.split('-').map(Number) : null
}
