// The table of City in sentences, for the text mode: how it stands first, then everything.

import type { TableReader } from '../props'
import { Describer } from './describe'
import { cardList, readBox, type CityView } from './view'

const reader: TableReader = ({ narrator, say, view, facts }) => {
  const seen = view as CityView
  const [summary, ...details] = new Describer(say, narrator, readBox(facts)).board(seen)
  const hand = cardList(seen.hand ?? {}).map((kind) => narrator.word('card', kind))
  return { stands: [summary, say('web-text-hand', { cards: narrator.joined(hand) })], details }
}
export default reader
