// An action of any game in the words that the game has for it.

import type { ActionTeller } from '../props'

const teller: ActionTeller =
  ({ narrator }) =>
  (text) =>
    narrator.choice(text)
export default teller
