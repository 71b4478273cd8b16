// Seats where there is no table (analysis board, lessons, exercises), and the one that is played on from a replay.

import { t } from '../i18n/words.svelte'
import type { SeatInfo, TableInfo } from '../net/types'

export const seatAt = (seat: number, kind: 'person' | 'bot', name: string): SeatInfo => ({
  seat,
  kind,
  person: null,
  name,
  bot: '',
  away: false,
  resigned: false,
  online: true,
  commitment: '',
  has_given: false,
})

/** Who practises is "you", the others are bots. */
export const practiceSeats = (start: { seats: number; seat: number } | null): SeatInfo[] =>
  Array.from({ length: start?.seats ?? 0 }, (_, seat) =>
    seat === start?.seat ? seatAt(seat, 'person', t('lesson-you')) : seatAt(seat, 'bot', ''),
  )

/** Whether the reader's time was up, so that a bot plays until they return. */
export const isAway = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.some((seat) => seat.away && table.you.seats.includes(seat.seat))

/** Whether a seat is kept for somebody who has not answered. */
export const isChallenged = (table: TableInfo, me: string | undefined): boolean =>
  table.status === 'lobby' && table.seats.some((seat) => seat.kind === 'reserved' && seat.person === me)

/** Who plays on: whoever had one seat there keeps it, everybody else takes the seat that decides. */
export const ownSeat = (info: Pick<TableInfo, 'you'>, decider: number): number =>
  info.you.seats.length === 1 ? info.you.seats[0] : decider
