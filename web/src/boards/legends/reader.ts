// The table of Legends in sentences, for the text mode: how it stands first, then everything.

import type { TableReader } from '../props'
import { blank, readCards } from './cards'
import { cardName, cardSaid, cardText } from './cardwords'
import { BETWEEN, Describer } from './describe'
import { shownIds, type LegendsView } from './view'

const reader: TableReader = ({ narrator, say, view, facts, options }) => {
  const table = readCards(facts, options.card_file)
  const seen = view as LegendsView
  const said = (id: string): string => cardSaid(table.get(id) ?? blank(id))
  const [turn, fight, ...sides] = new Describer(say, narrator, said).table(seen)
  // A spectator sits nowhere.
  const hand = (seen.seats[seen.seat]?.hand ?? []).map(said)
  const texts = [...shownIds(seen)]
    .map((id) => table.get(id))
    .flatMap((card) => (card && cardText(card) ? [`${cardName(card)}: ${cardText(card)}`] : []))
  return {
    stands: [turn, fight, ...(hand.length ? [say('web-text-hand', { cards: hand.join(BETWEEN) })] : [])],
    details: [...sides, ...texts],
  }
}
export default reader
