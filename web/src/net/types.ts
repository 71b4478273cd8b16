// What goes over the wire (docs/protocol.md). Ids and facts, never sentences.

import type { Told } from '../i18n/narrate'

export interface Me {
  id: string
  kind: 'guest' | 'account' | 'bot' | 'deleted'
  name: string
  language: string
  csrf: string
  waiting: number
}
export interface OptionInfo {
  name: string
  default: unknown
  choices: unknown[] | null
  per_seat: boolean
}
export interface GameInfo {
  id: string
  rules: number
  seats: number[]
  options: OptionInfo[]
  bots: string[]
}
export interface Clock {
  mode: 'none' | 'move' | 'game' | 'days'
  seconds?: number
  increment?: number
  days?: number
}
export type SeatWish = { kind: 'me' | 'link' | 'open' } | { kind: 'bot'; bot: string }
export interface SeatInfo {
  seat: number
  kind: 'open' | 'link' | 'reserved' | 'person' | 'bot'
  person: string | null
  name: string
  bot: string
  away: boolean
  resigned: boolean
  online: boolean
}
export interface Result {
  reason: string
  winners: number[]
  places: number[]
  scores: Record<string, number[]>
}
export interface TableInfo {
  id: string
  game: string
  rules: number
  title: string
  status: 'lobby' | 'playing' | 'finished' | 'archived' | 'closed'
  options: Record<string, unknown>
  owner: string
  public: boolean
  rated: boolean
  spectators: boolean
  clock: Clock
  takeover: string
  commitment: string
  seed: string | null
  seats: SeatInfo[]
  seq: number
  turn: number | null
  created: number
  moved: number
  result: Result | null
  ending: string
  rematch: string | null
  origin: string
  you: { seats: number[]; owner: boolean; waiting: boolean }
}
export interface Invite {
  seat: number
  secret: string
}
export interface CreatedTable {
  table: TableInfo
  invites: Invite[]
}
export interface NewTable {
  game: string
  seats: SeatWish[]
  options: Record<string, unknown>
  title?: string
  public?: boolean
  rated?: boolean
  spectators?: boolean
  clock?: Clock
  takeover?: string
}

export interface Step {
  seq: number
  kind: 'play' | 'undo'
  seat: number
  events: Told[]
}
export interface Question {
  seat: number
  kind: string
  legal: string[] | null
}
export interface ClockInfo {
  left_ms: number[]
  running: number | null
}
export interface UndoOffer {
  seat: number
  seq: number
  plies: number
  waiting: number[]
}
export interface ChatLine {
  id: number
  person: string
  name: string
  text: string
  at: number
}

export interface StateFrame {
  type: 'state'
  seq: number
  viewer: number | null
  view: unknown
  steps: Step[]
  decision: Question | null
  may_undo: number
  clock: ClockInfo | null
  result: Result | null
}
export interface RefusalFrame {
  type: 'refusal'
  key: string | null
  error: string
  reason: string
  rule: string
  facts: Record<string, unknown>
  seq: number | null
}
export type Frame =
  | StateFrame
  | RefusalFrame
  | { type: 'table'; table: TableInfo }
  | { type: 'ack'; key: string; seq: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'undo'; offer: UndoOffer | null }
  | { type: 'pong' }
  | { type: 'bye'; reason: 'restart' | 'closed' | 'signed_out'; retry_ms: number }

export type Message =
  | { type: 'move'; seq: number; key: string; actions: string[] }
  | { type: 'undo'; seq: number; plies: number }
  | { type: 'undo_answer'; seq: number; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'sync'; seq: number }
  | { type: 'return' }
  | { type: 'resign' }
  | { type: 'ping' }

export interface ReplayStep {
  ply: number
  seat: number | null
  action: string | null
  events: Told[]
  views: unknown[]
  decision: Question | null
  result: Result | null
}
export interface ReplayPage {
  table: string
  viewer: string
  plies: number
  steps: ReplayStep[]
}
export interface HintPage {
  ply: number
  seat: number | null
  hints: { action: string; line: string[]; chance: number; trials: number }[]
}
export interface Fairness {
  commitment: string
  seed: string | null
  verified: boolean
  outcomes: number
  reason: string
}
