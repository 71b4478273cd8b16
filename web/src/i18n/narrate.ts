// Events, refusals and results as sentences, by the rules of obelisk.i18n.narrate on the server: both are tested with
// the table tests/i18n/narration.json.

import type { Facts } from './words.svelte'

export interface Speaker {
  has(id: string): boolean
  say(id: string, facts?: Facts): string
}

export type Told = { event: string } & Record<string, unknown>

const SEATS = new Set(['seat', 'seats', 'winner', 'winners', 'loser', 'owner', 'by', 'from', 'victim'])
const SORTS: Record<string, string> = {
  reason: 'ending',
  cards: 'card',
  choices: 'card',
  ship: 'card',
  target: 'card',
  tiles: 'tile',
  coins: 'coin',
  peoples: 'people',
  heroes: 'hero',
}

export class Narrator {
  constructor(
    private words: Speaker,
    private game: string,
    private names: string[],
  ) {}

  seat(seat: number): string {
    return this.names[seat] ?? `p${seat + 1}`
  }

  private find(sort: string, value: string): string {
    for (const prefix of new Set([`${this.game}-${sort}`, `${this.game.split('-')[0]}-${sort}`, sort])) {
      for (const word of new Set([value, value.replaceAll('_', '-'), value.replaceAll('.', '-')])) {
        const id = `${prefix}-${word}`
        if (this.words.has(id)) return id
      }
    }
    return ''
  }

  word(sort: string, value: string): string {
    const id = this.find(sort, value) || this.kind(value)
    return id ? this.words.say(id) : value
  }

  /** `plain[NE]` and `plain.2a` are called by their kind: a board shows the rest. */
  private kind(value: string): string {
    const found = /^([a-z_]+)(\[[NESW]*-?\]|\.[0-9][a-z]?)$/.exec(value)
    return found ? this.find('chamber', found[1]) : ''
  }

  event(told: Told): string {
    const { event, ...facts } = told
    const text = this.message('event', event.replaceAll('_', '-'), facts)
    if (text) return text
    return [event, ...Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
  }

  refusal(reason: string, facts: Record<string, unknown>): string {
    return this.message('refusal', reason, facts) || reason
  }

  /** Why the game ended, and who won. */
  ending(result: { reason: string; winners: number[] }): string {
    return this.words.say('result', {
      reason: this.word('ending', result.reason),
      winners: this.joined(result.winners.map((seat) => this.seat(seat))),
      winners_number: result.winners.length,
    })
  }

  /** The sentence for an id with its facts, or nothing where there is none. */
  private message(sort: string, value: string, facts: Record<string, unknown>): string {
    const id = this.find(sort, value)
    return id && this.words.say(id, this.variables(facts))
  }

  /** What could be done: the verb, and what it is about. */
  action(verb: string, about: string[]): string {
    const word = this.word('verb', verb).replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase())
    return about.length ? this.words.say('web-action', { verb: word, about: this.joined(about) }) : word
  }

  /** An action as records write it, in the words that a game without a board has: `<game>-action-<verb>`. */
  choice(text: string): string {
    const [verb, ...rest] = text.split(' ')
    const id = this.find('action', verb)
    return id ? this.words.say(id, { what: rest.join(' ') }) : text
  }

  joined(parts: string[]): string {
    return parts.join(this.words.say('list-comma'))
  }

  variables(facts: Record<string, unknown>): Facts {
    const found: Facts = {}
    for (const [name, value] of Object.entries(facts)) {
      if (Array.isArray(value)) {
        found[name] = this.joined(value.map((item) => this.text(name, item)))
        found[`${name}_name`] = this.joined(value.map((item) => this.name(name, item)))
        found[`${name}_number`] = value.length
      } else if (typeof value === 'number' && !SEATS.has(name)) {
        found[name] = value
      } else {
        found[name] = this.text(name, value)
        found[`${name}_name`] = this.name(name, value)
      }
    }
    return found
  }

  private text(name: string, value: unknown): string {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number' && SEATS.has(name)) return `p${value + 1}`
    return String(value)
  }

  private name(name: string, value: unknown): string {
    if (typeof value === 'number' && SEATS.has(name)) return this.seat(value)
    if (typeof value === 'string') return this.word(SORTS[name] ?? name, value)
    return this.text(name, value)
  }
}
