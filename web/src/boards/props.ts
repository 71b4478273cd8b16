// What a table page gives to the board of any game.

import type { Narrator, Told } from '../i18n/narrate'
import type { Facts } from '../i18n/words.svelte'
import type { ClockInfo, Look, Question, SeatInfo } from '../net/types'

/** What one click sets going: asked at each further decision, it says what is played next, or that all is done. */
export type Plan = (question: Question) => string | null

export interface BoardProps {
  /** The id of the game; only the board that fits any needs it. */
  game?: string
  view: unknown
  /** How the game draws the view itself; told of games without a board. */
  look?: Look
  options: Record<string, unknown>
  /** What lies in the box with these options, as the game itself tells it (`/api/tables/{id}/facts`). */
  facts: Record<string, unknown>
  names: string[]
  seats: SeatInfo[]
  decision: Question | null
  /** What happened last; stays marked until the next thing happens. */
  events: Told[]
  mayUndo: number
  isBusy: boolean
  clock: ClockInfo | null
  clockAt: number
  /** A sentence that says why something was refused, with its rule. */
  refusal: { text: string; rule: string } | null
  /** Looking at the past, watching, reading, or over: nothing can be done. */
  isStill: boolean
  /** What is drawn over it: all of that is to be seen. */
  plan?: string[]
  /** The game has ended, with what is shown. The view of a game that was given up does not know it. */
  isOver: boolean
  /** The only choice there is will be played in a moment. */
  isForced?: boolean
  /** It counts: nothing can be taken back. */
  isRated?: boolean
  act: (actions: string[], plan?: Plan) => void
  undo: () => void
}

/** What a teller of actions is given: the words, and what can be seen. */
export interface Scene {
  narrator: Narrator
  say: (id: string, facts?: Facts) => string
  view: unknown
  facts: Record<string, unknown>
  options: Record<string, unknown>
  /** The view is of another moment than what is told: nothing is named by what lies on the board. */
  isElsewhere?: boolean
}

/** Says an action, as a record writes it, in words; `before` is what its seat does before it and was not seen. */
export type Tell = (text: string, seat: number, before?: readonly string[]) => string
export type ActionTeller = (scene: Scene) => Tell

/** The table in sentences: how it stands, and everything else for whoever asks. */
export type TableReader = (scene: Scene) => { stands: string[]; details: string[] }
