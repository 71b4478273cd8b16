// The table in sentences, for ears and for whoever wants to read it.

import type { Narrator } from '../../i18n/narrate'
import type { Facts } from '../../i18n/words.svelte'
import {
  dragonsAt,
  elementOf,
  HIDDEN,
  isFighting,
  placed,
  STEPS,
  stepOf,
  type CardView,
  type LegendsView,
  type SeatView,
} from './view'

type Say = (id: string, facts?: Facts) => string

/** Between cards: within them there are commas. */
export const BETWEEN = '; '

export class Describer {
  constructor(
    private say: Say,
    private narrator: Narrator,
    private card: (id: string) => string,
  ) {}

  private cards(cards: CardView[]): string {
    return placed(cards)
      .map(({ card, slot }) =>
        card.down
          ? this.say('legends-card-bluff', { number: Number(slot.slice(6)) })
          : `${this.card(card.id)}${card.active ? '' : ` (${this.say('legends-card-inactive')})`}`,
      )
      .join(BETWEEN)
  }

  private list(ids: string[]): string {
    return ids.map((id) => (id === HIDDEN ? this.say('web-legends-unknown') : this.card(id))).join(BETWEEN)
  }

  private zone(name: string, sort: string, cards: string): string[] {
    return cards ? [this.say('web-legends-describe-zone', { name, zone: this.say(`legends-zone-${sort}`), cards })] : []
  }

  private seat(view: LegendsView, seat: number, mine: SeatView): string[] {
    const name = this.narrator.seat(seat)
    const facts = {
      name,
      dragons: dragonsAt(view, seat),
      crystals: view.crystals[seat],
      hand: mine.hand_count,
      deck: mine.deck_count,
      discards: mine.discard_count,
      fire: mine.power[0],
      earth: mine.power[1],
    }
    return [
      this.say('web-legends-describe-seat', facts),
      ...this.zone(name, 'combat', this.cards(mine.combat)),
      ...this.zone(name, 'support', this.cards(mine.support)),
      ...this.zone(name, 'leadership', this.list(mine.leadership)),
      ...this.zone(
        name,
        'ships',
        this.narrator.joined(
          mine.ships.map((ship) =>
            [
              this.card(ship.id),
              ...mine.cargo
                .filter((card) => card.ship === ship.id)
                .map((card) => (card.id === HIDDEN ? this.say('web-legends-unknown') : this.card(card.id))),
            ].join(' + '),
          ),
        ),
      ),
      ...this.zone(name, 'achievements', this.list(mine.achievements)),
      ...this.zone(name, 'hand', this.list(mine.hand)),
    ]
  }

  table(view: LegendsView): string[] {
    const element = elementOf(view)
    const lines = [
      this.say('web-legends-describe-turn', {
        turn: view.numbers.turn,
        name: this.narrator.seat(view.numbers.active),
        phase: this.say(`legends-phase-${STEPS[Math.max(0, stepOf(view))][0]}`),
      }),
    ]
    if (element)
      lines.push(
        this.say('web-legends-announced', {
          element: this.say(`legends-element-${element}`),
          power: view.numbers.announced,
        }),
      )
    else lines.push(this.say(isFighting(view) ? 'web-legends-no-element' : 'web-legends-no-fight'))
    view.seats.forEach((mine, seat) => lines.push(...this.seat(view, seat, mine)))
    return lines
  }
}
