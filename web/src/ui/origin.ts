// Where a table comes from.

import type { TableInfo } from '../net/types'

/** The draft whose match this is, if it is one. */
export function draftOf(info: TableInfo): string | null {
  const [kind, draft] = info.origin.split(':')
  return kind === 'draft' ? draft : null
}

/** Which seats of the draft play a match, told by its origin. */
export function draftSeats(origin: string): number[] | null {
  const [kind, , seats] = origin.split(':')
  return kind === 'draft' ? seats.split('-').map(Number) : null
}
