// The board in words: names for buttons, and a whole description on request.

import type { Narrator } from '../../i18n/narrate'
import type { Facts } from '../../i18n/words.svelte'
import { COURTYARD, DRAGON_IDS, placesByCell, type Box, type CityView, type Place, type Reward } from './view'

type Say = (id: string, facts?: Facts) => string

export class Describer {
  constructor(
    private say: Say,
    private narrator: Narrator,
    private box: Box,
  ) {}

  reward(reward: Reward): string {
    const parts: string[] = []
    if (reward.crystals) parts.push(this.say('city-count-crystals', { number: reward.crystals }))
    if (reward.scales) parts.push(this.say('city-count-scales', { number: reward.scales }))
    if (reward.cards) parts.push(this.say('city-count-cards', { number: reward.cards }))
    return this.narrator.joined(parts)
  }

  slot(tile: string, slot: number, owner: number): string {
    const wanted = this.box.buildings[tile]?.slots[slot]
    const facts = {
      slot: slot + 1,
      colour: this.narrator.word('colour', wanted?.colour ?? 'any'),
      value: wanted?.value ?? 0,
    }
    if (owner >= 0) return this.say('web-city-slot-taken', { ...facts, name: this.narrator.seat(owner) })
    return this.say('web-city-slot-free', facts)
  }

  standing(view: CityView, cell: string): string[] {
    const here: string[] = []
    view.figures.forEach((at, seat) => {
      if (at === cell) here.push(this.narrator.seat(seat))
    })
    view.dragons.forEach((at, i) => {
      if (at === cell) here.push(this.narrator.word('dragon', DRAGON_IDS[i]))
    })
    return here
  }

  /** One plot in a sentence. */
  cell(view: CityView, cell: string): string {
    const place = placesByCell(view).get(cell)
    const parts: string[] = []
    if (place) {
      const name = this.narrator.word('tile', place.tile)
      if (place.rebuilt)
        parts.push(
          this.say('web-city-plot-rebuilt', {
            cell,
            name,
            reward: this.reward(this.box.buildings[place.tile]?.neighbour ?? {}),
          }),
        )
      else
        parts.push(
          this.say('web-city-plot-ruin', {
            cell,
            name,
            slots: this.narrator.joined(place.markers.map((owner, slot) => this.slot(place.tile, slot, owner))),
          }),
        )
    } else if (cell === COURTYARD) parts.push(this.say('web-city-plot-courtyard', { cell }))
    const here = this.standing(view, cell)
    if (here.length) parts.push(this.say('web-city-plot-here', { who: this.narrator.joined(here) }))
    return parts.join(' ')
  }

  /** What a building in ruins will give, and to whom. */
  private rewards(place: Place): string {
    const building = this.box.buildings[place.tile]
    if (place.rebuilt || !building) return ''
    const rewards: [string, Reward][] = [
      ['web-city-majority', building.majority],
      ['web-city-each', building.building],
      ['web-city-neighbours', building.neighbour],
    ]
    return rewards.map(([id, reward]) => ` ${this.say(id)}: ${this.reward(reward)}.`).join('')
  }

  summary(view: CityView): string {
    return this.say('web-city-describe-obelisk', {
      filled: view.obelisk.length,
      spaces: this.box.prices.length,
      price: this.box.prices[view.obelisk.length] ?? 0,
      wins: this.box.offeringsToWin,
    })
  }

  /** Everything one can see, line by line. */
  board(view: CityView): string[] {
    const lines = [this.summary(view)]
    view.figures.forEach((cell, seat) => {
      lines.push(
        this.say('web-city-describe-seat', {
          name: this.narrator.seat(seat),
          cell,
          offerings: view.obelisk.filter((one) => one === seat).length,
          crystals: view.crystals[seat],
          scales: view.scales[seat],
          cards: view.hand_sizes[seat],
          markers: view.supply[seat],
        }),
      )
    })
    view.dragons.forEach((cell, i) => {
      const dragon = this.narrator.word('dragon', DRAGON_IDS[i])
      lines.push(
        cell === 'outside'
          ? this.say('web-city-describe-dragon-outside', { dragon })
          : this.say('web-city-describe-dragon', { dragon, cell }),
      )
    })
    lines.push(
      this.say('web-city-describe-piles', {
        deck: view.deck_size,
        discards: Object.values(view.discards).reduce((a, b) => a + b, 0),
        scales: this.box.scales - view.scales.reduce((a, b) => a + b, 0),
      }),
    )
    for (const place of view.city) lines.push(this.cell(view, place.cell) + this.rewards(place))
    return lines
  }
}
