// The maze in words: names for buttons, and a whole description on request.

import type { Narrator } from '../../i18n/narrate'
import type { Facts } from '../../i18n/words.svelte'
import { coinList, readChamber, readDesign, type Chamber, type DrakonFacts, type DrakonView } from './view'

type Say = (id: string, facts?: Facts) => string

export class Describer {
  private said = new Map<string, string>()

  constructor(
    private say: Say,
    private narrator: Narrator,
    private facts: DrakonFacts,
  ) {}

  arrows(arrows: string): string {
    if (!arrows) return this.say('web-drakon-no-way')
    return this.narrator.joined([...arrows].map((side) => this.say(`web-drakon-side-${side}`)))
  }

  chamber(chamber: Chamber): string {
    return this.say('web-drakon-chamber', {
      name: this.narrator.word('chamber', chamber.kind),
      ways: this.arrows(chamber.arrows),
    })
  }

  tile(text: string): string {
    const design = readDesign(text)
    if (!design) return text
    return this.say('web-drakon-tile', {
      name: this.narrator.word('chamber', design.kind),
      number: design.arrows.length,
    })
  }

  standing(view: DrakonView, cell: string): string[] {
    const here = view.figures.flatMap((at, seat) => (at === cell ? [this.figure(view, seat)] : []))
    if (view.drakon === cell) here.push(this.say('web-drakon-drakon'))
    return here
  }

  figure(view: DrakonView, seat: number): string {
    const hero = view.heroes[seat]
    const name = this.narrator.seat(seat)
    return hero ? this.say('web-drakon-hero-of', { name, hero: this.narrator.word('hero', hero) }) : name
  }

  cell(view: DrakonView, cell: string): string {
    const bare = this.bare(cell, view.maze[cell] ?? '')
    const here = this.standing(view, cell)
    return here.length ? `${bare} ${this.say('web-drakon-cell-here', { who: this.narrator.joined(here) })}` : bare
  }

  /** A cell without who stands there; said once, since a maze of 72 chambers is named anew at every moment. */
  private bare(cell: string, text: string): string {
    const key = cell + text
    const known = this.said.get(key)
    if (known !== undefined) return known
    const chamber = readChamber(text)
    const words = chamber
      ? this.say('web-drakon-cell', { cell, chamber: this.chamber(chamber) })
      : this.say('web-drakon-cell-empty', { cell })
    this.said.set(key, words)
    return words
  }

  purse(view: DrakonView, seat: number): string {
    const side = this.facts.sides?.[seat] ?? seat
    const coins = view.purses[side]
    const number = view.sizes[side] ?? 0
    if (!coins) return this.say('web-drakon-purse-closed', { number })
    const values = coinList(coins)
    return this.say('web-drakon-purse-open', {
      number,
      gold: values.reduce((sum, value) => sum + value, 0),
      coins: values.join(' + ') || '0',
    })
  }

  goal(): string {
    if (this.facts.gold_to_win) return this.say('web-drakon-goal-gold', { gold: this.facts.gold_to_win })
    return this.facts.coins_to_win ? this.say('web-drakon-goal-coins', { coins: this.facts.coins_to_win }) : ''
  }

  summary(view: DrakonView): string {
    return this.say('web-drakon-describe-maze', {
      number: Object.keys(view.maze).length,
      pile: view.pool_size + view.slots.length,
      hoard: view.sizes.at(-1) ?? 0,
      goal: this.goal(),
    })
  }

  /** Everything one can see, line by line. */
  board(view: DrakonView): string[] {
    const cells = Object.keys(view.maze)
    const lines = [this.summary(view)]
    view.figures.forEach((cell, seat) => {
      lines.push(
        this.say('web-drakon-describe-seat', {
          name: this.figure(view, seat),
          cell: cell ?? '–',
          purse: this.purse(view, seat),
          tiles: view.hand_sizes[seat] ?? 0,
        }),
      )
    })
    lines.push(
      view.drakon === null
        ? this.say('web-drakon-describe-no-drakon')
        : this.say('web-drakon-describe-drakon', { cell: view.drakon }),
    )
    if (view.hand.length)
      lines.push(
        this.say('web-drakon-describe-hand', { tiles: this.narrator.joined(view.hand.map((tile) => this.tile(tile))) }),
      )
    for (const cell of cells) lines.push(this.cell(view, cell))
    return lines
  }
}
