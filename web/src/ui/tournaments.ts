// What pages say of a tournament in a few words.

import { t, words } from '../i18n/words.svelte'
import type { TournamentInfo } from '../net/types'

/** Decks are drafted before the first round. */
export const isDrafted = (info: TournamentInfo): boolean => info.game === 'legends-draft'

/** How many sit at a table; of a draft if that is where they sit together. */
export const seatsWord = (info: TournamentInfo): string =>
  t(isDrafted(info) ? 'web-tournament-at-draft' : 'web-tournament-at-table', { count: info.seats })

/** How far it is. */
export function stageWord(info: TournamentInfo): string {
  if (info.round) return t('web-tournament-of', { round: info.round, rounds: info.rounds })
  return t(info.starts ? 'web-tournament-building' : 'web-tournament-drafts')
}

/** What one can expect of it now: how far it is, or who may still come. */
export function statusWord(info: TournamentInfo): string {
  if (info.status === 'open') return playersWord(info)
  if (info.status === 'playing') return stageWord(info)
  return t(info.status === 'cancelled' ? 'web-tournament-cancelled' : 'web-tournament-over')
}

/** How many take part, and of how many as long as somebody can come. */
export const playersWord = (info: TournamentInfo): string =>
  info.status === 'open'
    ? t('web-tournament-count', { count: info.players, most: info.most })
    : t('web-people-seats', { count: info.players })

export const momentWord = (at: number): string =>
  new Date(at).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })

export const beginsWord = (at: number): string => t('web-tournament-begins', { when: momentWord(at) })
