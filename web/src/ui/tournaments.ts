// What pages say of a tournament in a few words.

import { t } from '../i18n/words.svelte'
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
