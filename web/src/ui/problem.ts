// Problems of the server in words: the most precise message there is, the general one otherwise.

import { Refused } from '../net/api'
import { words } from '../i18n/words.svelte'

export function problemWords(problem: unknown): string {
  if (!(problem instanceof Refused)) return words.say('web-problem-unknown')
  for (const id of [`web-problem-${problem.error}-${problem.reason}`, `web-problem-${problem.error}`]) if (words.has(id)) return words.say(id)
  return words.say('web-problem-unknown')
}
