// Made by scripts/api_types.py from /docs/openapi.json. Do not edit.

export interface Ack {
  key: string
  seq: number
}
/** The actions with this key are durably stored; `seq` is the state they led to. */
export interface AckFrame {
  type: "ack"
  key: string
  seq: number
}
export interface BotAccount {
  id: string
  name: string
  token: string | null
}
export interface BotAccounts {
  bots: BotAccount[]
}
/** The server goes away on purpose; come back after `retry_ms`. */
export interface ByeFrame {
  type: "bye"
  reason: "closed" | "restart" | "signed_out"
  retry_ms: number
}
export interface ChatFrame {
  type: "chat"
  line: ChatMessage
}
export interface ChatMessage {
  id: number
  person: string
  name: string
  text: string
  at: number
}
export interface ChatPage {
  lines: ChatMessage[]
}
export interface Clock {
  mode?: "none" | "move" | "game" | "days"
  seconds?: number
  increment?: number
  days?: number
}
export interface ClockInfo {
  left_ms: number[]
  running: number | null
}
export interface CreatedTable {
  table: TableInfo
  invites: Invite[]
}
export interface DeckCheck {
  deck: Record<string, unknown>
  rules?: TableRules
  cards?: "" | "samples"
}
export interface DeckData {
  deck: Record<string, unknown>
}
export interface DeckFile {
  text: string
  cards?: "" | "samples"
}
export interface DeckProblemInfo {
  reason: string
  rule: string
  facts: Record<string, unknown>
}
export interface DeckReport {
  problems: DeckProblemInfo[]
  size: number
  size_limit: number | null
  moons: number
  moon_limit: number | null
}
export interface DeckText {
  text: string
}
export interface DeckToKeep {
  deck: Record<string, unknown>
  cards?: "" | "samples"
}
export interface DeckToWrite {
  deck: Record<string, unknown>
  language?: "en" | "he" | "ru" | "de" | "pl"
  cards?: "" | "samples"
}
export interface Done {
  ok?: true
}
export interface DraftDeck {
  cards: string[]
}
export interface DraftMatch {
  number: number
  seats: number[]
  table: string | null
  status: "lobby" | "playing" | "finished" | "archived" | "closed" | null
  winners: number[]
  may_start: boolean
}
export interface DraftPage {
  table: string
  drafters: DrafterInfo[]
  matches: DraftMatch[]
  standing: StandingLine[]
  over: boolean
}
export interface DrafterInfo {
  seat: number
  ready: boolean
  pool: string[] | null
  cards: string[] | null
}
export interface Fairness {
  commitment: string
  seed: string | null
  verified: boolean
  outcomes: number
  reason: string
}
export interface Farewell {
  password?: string
}
export interface Fork {
  ply: number
  seats: SeatWish[]
  title?: string
  clock?: Clock
}
export type Frame = StateFrame | TableFrame | AckFrame | RefusalFrame | ChatFrame | UndoFrame | PongFrame | ByeFrame
export interface GameFacts {
  game: string
  facts: Record<string, unknown>
}
export interface GameInfo {
  id: string
  rules: number
  seats: number[]
  options: OptionInfo[]
  bots: string[]
}
export interface Games {
  games: GameInfo[]
}
export interface Health {
  status: "ok" | "starting" | "stopping"
  version: string
}
export interface HintInfo {
  action: string
  line: string[]
  chance: number
  trials: number
}
export interface HintPage {
  ply: number
  seat: number | null
  hints: HintInfo[]
}
export interface Invite {
  seat: number
  secret: string
}
export interface InviteAnswer {
  invite: Invite
}
export interface Join {
  seat?: number | null
  invite?: string | null
}
export interface KeptDeck {
  id: string
  title: string
  deck: Record<string, unknown>
  changed: number
}
export interface KeptDecks {
  decks: KeptDeck[]
}
export interface Ladder {
  game: string
  lines: LadderLine[]
}
export interface LadderLine {
  person: string
  name: string
  rating: RatingInfo
}
export interface LegendsBox {
  cards: (Record<string, unknown>)[]
  modules: (Record<string, unknown>)[]
  presets: Record<string, string[]>
  families: Record<string, string[]>
}
export interface Me {
  id: string
  kind: "guest" | "account" | "bot" | "deleted"
  name: string
  language: "en" | "he" | "ru" | "de" | "pl"
  csrf: string
  waiting: number
}
export type Message = MoveMessage | UndoMessage | UndoAnswerMessage | SayMessage | SyncMessage | ReturnMessage | ResignMessage | PingMessage
export interface Move {
  seq: number
  key: string
  actions: string[]
}
export interface MoveMessage {
  type: "move"
  seq: number
  key: string
  actions: string[]
}
export interface Mutes {
  muted: string[]
}
export interface MyChange {
  name?: string | null
  language?: "en" | "he" | "ru" | "de" | "pl" | null
}
export interface MyTables {
  waiting: number
  tables: TableInfo[]
}
export interface NewAccount {
  name: string
  password: string
  language?: "en" | "he" | "ru" | "de" | "pl"
}
export interface NewBot {
  name: string
}
export interface NewGuest {
  name: string
  language?: "en" | "he" | "ru" | "de" | "pl"
}
export interface NewPassword {
  old: string
  new: string
}
export interface NewRecord {
  text: string
}
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  title?: string
  public?: boolean
  rated?: boolean
  spectators?: boolean
  clock?: Clock
  takeover?: string
}
export interface OptionInfo {
  name: string
  default: unknown
  choices: unknown[] | null
  per_seat: boolean
}
export interface PersonPage {
  id: string
  kind: "guest" | "account" | "bot" | "deleted"
  name: string
  ratings: RatingInfo[]
}
export interface PingMessage {
  type: "ping"
}
export interface PongFrame {
  type: "pong"
}
export interface ProblemBody {
  error: string
  reason: string
  rule: string
  facts: Record<string, unknown>
  seq: number | null
}
export interface Question {
  seat: number
  kind: string
  legal: string[] | null
}
export interface RatingInfo {
  game: string
  mu: number
  sigma: number
  games: number
  shown: number
}
/** Why something was not done. `seq` is the present state if the refusal is about that. */
export interface RefusalFrame {
  type: "refusal"
  key: string | null
  error: string
  reason: string
  rule: string
  facts: Record<string, unknown>
  seq: number | null
}
export interface ReplayPage {
  table: string
  viewer: string
  plies: number
  steps: ReplayStep[]
}
export interface ReplayStep {
  ply: number
  seat: number | null
  action: string | null
  events: (Record<string, unknown>)[]
  views: (Record<string, unknown>)[]
  decision: Question | null
  result: ResultInfo | null
}
export interface ResignMessage {
  type: "resign"
}
export interface ResultInfo {
  reason: string
  winners: number[]
  places: number[]
  scores: Record<string, number[]>
}
export interface ResultLine {
  table: string
  game: string
  seat: number
  place: number
  seats: number
  rated: boolean
  at: number
}
export interface ResultPage {
  results: ResultLine[]
}
/** The person of a seat that a bot took over comes back. */
export interface ReturnMessage {
  type: "return"
}
export interface Say {
  text: string
}
export interface SayMessage {
  type: "chat"
  text: string
}
export interface SeatInfo {
  seat: number
  kind: "open" | "link" | "reserved" | "person" | "bot"
  person: string | null
  name: string
  bot: string
  away: boolean
  resigned: boolean
  online: boolean
}
export interface SeatOptions {
  values: Record<string, unknown>
}
export interface SeatWish {
  kind: "me" | "link" | "open" | "bot"
  bot?: string
}
export interface SignIn {
  name: string
  password: string
}
export interface StandingLine {
  place: number
  seat: number
  played: number
  won: number
  drawn: number
}
/** The whole of what a viewer knows after `seq` changes, and the steps since the last frame. `ply` is the number of actions that stand: those taken back do not count. */
export interface StateFrame {
  type: "state"
  seq: number
  ply: number
  viewer: number | null
  view: Record<string, unknown>
  steps: Step[]
  decision: Question | null
  may_undo: number
  clock: ClockInfo | null
  result: ResultInfo | null
}
/** What a viewer saw of one change: an action (`play`) or the taking back of one (`undo`). */
export interface Step {
  seq: number
  kind: "play" | "undo"
  seat: number
  events: (Record<string, unknown>)[]
}
/** Asks for the present state, with the steps after `seq`. */
export interface SyncMessage {
  type: "sync"
  seq?: number
}
export interface TableFrame {
  type: "table"
  table: TableInfo
}
export interface TableInfo {
  id: string
  game: string
  rules: number
  title: string
  status: "lobby" | "playing" | "finished" | "archived" | "closed"
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
  result: ResultInfo | null
  ending: string
  rematch: string | null
  origin: string
  you: You
}
export interface TableList {
  tables: TableInfo[]
}
export interface TableRules {
  match?: boolean
  families?: boolean
  emissaries?: boolean
  inquisitors?: boolean
  achievements?: boolean
}
export interface TakeBack {
  seq: number
  plies?: number
}
export interface TakeBackAnswer {
  seq: number
  agree: boolean
}
export interface UndoAnswerMessage {
  type: "undo_answer"
  seq: number
  agree: boolean
}
/** An offer to take back, or null when there is none any more. */
export interface UndoFrame {
  type: "undo"
  offer: UndoOffer | null
}
export interface UndoMessage {
  type: "undo"
  seq: number
  plies?: number
}
/** Somebody wants to take back; `waiting` are the seats whose people have not agreed yet. */
export interface UndoOffer {
  seat: number
  seq: number
  plies: number
  waiting: number[]
}
export interface You {
  seats: number[]
  owner: boolean
  waiting: boolean
}
