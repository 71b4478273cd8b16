// Problems of the server in words: the most precise message there is, the general one otherwise.

import { Refused } from '../net/api'
import type { Narrator } from '../i18n/narrate'
import { words } from '../i18n/words.svelte'
import type { RefusalFrame } from '../net/types'

export function problemWords(problem: unknown): string {
  return problem instanceof Refused ? precise(problem.error, problem.reason) : words.say('web-problem-unknown')
}

/** Why an action was refused: by the rules of the game, or by the table. */
export function refusalWords(narrator: Narrator, refusal: RefusalFrame): string {
  const byRules = refusal.error === 'illegal' || refusal.error === 'unreadable'
  return byRules
    ? narrator.refusal(refusal.reason || refusal.error, refusal.facts)
    : precise(refusal.error, refusal.reason)
}

function precise(error: string, reason: string): string {
  for (const id of [`web-problem-${error}-${reason}`, `web-problem-${error}`]) if (words.has(id)) return words.say(id)
  return words.say('web-problem-unknown')
}
