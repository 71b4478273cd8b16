// The table of Legends in sentences, for the text mode: how it stands first, then everything.

import type { TableReader } from '../props'
import { blank, readCards } from './cards'
import { cardSaid } from './cardwords'
import { Describer } from './describe'
import type { LegendsView } from './view'

const reader: TableReader = ({ narrator, say, view, facts, options }) => {
  const table = readCards(facts, options.card_file)
  const seen = view as LegendsView
  const said = (id: string): string => cardSaid(table.get(id) ?? blank(id))
  const [turn, fight, ...details] = new Describer(say, narrator, said).table(seen)
  const hand = seen.seat === null ? [] : seen.seats[seen.seat].hand.map(said)
  return {
    stands: [turn, fight, ...(hand.length ? [say('web-text-hand', { cards: narrator.joined(hand) })] : [])],
    details,
  }
}
export default reader
