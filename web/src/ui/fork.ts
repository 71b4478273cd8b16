// Playing on from a moment of a finished table, against the bots that were there.

import { api } from '../net/api'
import type { TableInfo } from '../net/types'
import { router } from '../store/router.svelte'
import { session } from '../store/session.svelte'

/** Who plays for people and for those of imported records: one that answers mistakes, where a table names none. */
const USUAL = 'level:3'

/** A new table at which one seat is mine and bots have the others: those that were there, or the usual one. */
export async function playOn(info: TableInfo, ply: number, seat: number): Promise<void> {
  await session.need()
  const other = info.takeover && info.takeover !== 'random' ? info.takeover : USUAL
  const made = await api.fork(
    info.id,
    ply,
    info.seats.map((one) => (one.seat === seat ? { kind: 'me' } : { kind: 'bot', bot: one.bot || other })),
  )
  if (made.table.status === 'lobby') await api.start(made.table.id)
  router.go(`/t/${made.table.id}`)
}
