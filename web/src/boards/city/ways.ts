// Where a plan leads on the board of City: what goes where, and the cards that are played or paid for it.

import type { Ways } from '../kit'

const plot = (cell: string): string => `[data-cell="${cell}"]`
const card = (kind: string): string => `[data-kind="${kind}"]`

const ways: Ways = (actions, seat) => {
  let here = `[data-piece="figure-${seat}"]`
  return actions.flatMap((text) => {
    const [verb, what, where] = text.split(' ')
    switch (verb) {
      case 'move':
      case 'go': {
        const from = here
        here = plot(what)
        return [{ from, to: here }]
      }
      case 'play':
        return [{ from: card(what), to: where ? plot(where) : here, things: [what] }]
      case 'build': {
        const cards = where.split('+')
        return [{ from: card(cards[0]), to: here, things: cards }]
      }
      case 'offer':
        return [{ from: what ? card(what) : here, to: '.obelisk-tall, .obelisk-lying', things: what ? [what] : [] }]
      case 'discard':
        return [{ from: card(what), to: '[data-explain="discards"]', things: [what] }]
      default:
        return []
    }
  })
}
export default ways
