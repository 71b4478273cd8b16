// Where a plan leads on the table of Legends: which card goes to which area, and what it works on.

import type { Ways } from '../kit'
import { blank, placeOf, readCards } from './cards'
import { readChoice } from './targets'

const AREAS = { combat: '[data-explain="combat"]', support: '[data-explain="support"]', lead: '.strip' }
const spot = (card: string): string => `[data-spot="${card}"]`

const ways: Ways = (actions, seat, { facts, options }) => {
  const table = readCards(facts, options.card_file)
  const area = (place: keyof typeof AREAS): string => `.side.seat-${seat} ${AREAS[place]}`
  return actions.flatMap((text) => {
    const { verb, card, target, about } = readChoice(text)
    if (card === null) return []
    if (verb === 'target') return [{ from: spot(about), to: spot(card) }]
    if (target !== null) return [{ from: spot(card), to: spot(target), things: [card] }]
    if (verb === 'bluff') return [{ from: spot(card), to: area('support') }]
    if (verb === 'drop') return [{ from: spot(card), to: `.side.seat-${seat} [data-explain^="discard"]` }]
    if (verb === 'play' || verb === 'play-keep')
      return [{ from: spot(card), to: area(placeOf(table.get(card) ?? blank(card))), things: [card] }]
    return [{ to: spot(card) }]
  })
}
export default ways
