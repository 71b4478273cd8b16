// What the things of City are, each with its rule: for whoever points at one.

import type { Narrator, Told } from '../../i18n/narrate'
import { t, words, type Facts } from '../../i18n/words.svelte'
import type { Explainer, Explanation } from '../../ui/explaining.svelte'
import { COLOUR_LETTER, PEOPLES } from './art/emblems'
import { DRAGON_OF, powerSign, powerWords } from './cards'
import type { Describer } from './describe'
import { COURTYARD, placesByCell, type Box, type Building, type CityView, type Place } from './view'

/** Things that are explained by one message each. */
const RULES: Record<string, string> = {
  crystals: 'CITY-9.3',
  scales: 'CITY-10.1',
  cards: 'CITY-5.2',
  markers: 'CITY-7.2',
  offerings: 'CITY-14.1',
  obelisk: 'CITY-11.1',
  figure: 'CITY-6.2',
  deck: 'CITY-12.4',
  discards: 'CITY-12.1',
  majority: 'CITY-9.1',
  each: 'CITY-9.1',
  neighbour: 'CITY-9.1',
  changed: '',
}

const SPECIALS: Record<string, string> = {
  main_hall: 'CITY-13.2',
  hospital: 'CITY-13.3',
  golden_shrine: 'CITY-13.4',
}

const COLOUR_OF = Object.fromEntries(Object.entries(COLOUR_LETTER).map(([colour, letter]) => [letter, colour]))
const PEOPLE_OF = Object.fromEntries(Object.entries(DRAGON_OF).map(([letter, dragon]) => [dragon, PEOPLES[letter].id]))

/** The rule of a plot: the courtyard, a ruin, what is rebuilt or has an action of its own. */
export function plotRule(place: Place | undefined, building: Building | undefined): string {
  if (!place || !building) return 'CITY-11.2'
  return SPECIALS[building.special] ?? (place.rebuilt ? 'CITY-9.1' : 'CITY-7.2')
}

/** The rule of a power. */
export function powerRule(kind: string): string {
  switch (powerSign(kind)) {
    case 'dragon':
      return kind[1] === '1' ? 'CITY-6.5' : 'CITY-6.6'
    case 'wing':
      return 'CITY-6.3'
    case 'step':
      return 'CITY-6.4'
    case 'joker':
    case 'pair':
      return 'CITY-8.1'
    case 'recolour':
      return 'CITY-8.5'
    case 'offer':
      return 'CITY-11.3'
    default:
      return 'CITY-5.2'
  }
}

export class CityExplainer implements Explainer {
  readonly game = 'city'

  constructor(
    private narrator: Narrator,
    private describer: Describer,
    private view: CityView,
    private box: Box,
    /** Plots that bear the mark of what happened last. */
    private changed: ReadonlySet<string>,
  ) {}

  explain(thing: string): Explanation | null {
    const [sort, which] = thing.split(' ')
    if (sort in RULES) return this.named(sort, RULES[sort])
    if (sort === 'card') return this.card(which)
    if (sort === 'plot') return this.plot(which)
    if (sort === 'dragon') {
      const people = this.narrator.word('people', PEOPLE_OF[which])
      return { ...this.named('dragon', 'CITY-10.1', { people }), title: this.narrator.word('dragon', which) }
    }
    if (sort === 'aside') return { title: t('web-city-aside'), lines: [], rule: 'CITY-9.7' }
    return null
  }

  private named(sort: string, rule: string, facts: Facts | null = null): Explanation {
    const id = `web-city-explain-${sort}`
    return { title: t(id), lines: [words.attribute(id, 'text', facts)], rule }
  }

  private card(kind: string): Explanation {
    const power = powerWords(kind, (id) => this.narrator.word('dragon', id))
    const colour = this.narrator.word('colour', COLOUR_OF[kind[0]] ?? 'any')
    return {
      title: this.narrator.word('card', kind),
      lines: [t('web-city-card-worth', { value: Number(kind.slice(1)), colour }), t(power.id, power.facts)],
      rule: powerRule(kind),
    }
  }

  private plot(cell: string): Explanation | null {
    const place = placesByCell(this.view).get(cell)
    const building = place ? this.box.buildings[place.tile] : undefined
    const lines: string[] = []
    if (place && building) {
      const gives = (sort: string, reward: typeof building.majority): string =>
        `${t(`web-city-explain-${sort}`)}: ${this.describer.reward(reward)}`
      lines.push(t(place.rebuilt ? 'web-city-rebuilt' : 'web-city-ruin'))
      if (!place.rebuilt) {
        const slots = place.markers.map((owner, slot) => this.describer.slot(place.tile, slot, owner))
        lines.push(this.narrator.joined(slots), gives('majority', building.majority), gives('each', building.building))
      }
      lines.push(gives('neighbour', building.neighbour))
      if (building.special !== 'none')
        lines.push(`${t('web-city-special')}: ${t(`web-city-special-${building.special}`)}`)
      if (!place.rebuilt) lines.push(t('web-city-slot-text'))
    } else if (cell === COURTYARD)
      lines.push(t('web-city-courtyard-text', { price: this.box.prices[this.view.obelisk.length] ?? 0 }))
    else return null
    const here = this.describer.standing(this.view, cell)
    if (here.length) lines.push(t('web-city-plot-here', { who: this.narrator.joined(here) }))
    if (this.changed.has(cell)) {
      const mark = this.named('changed', '')
      lines.push(`${mark.title}: ${mark.lines[0]}`)
    }
    return {
      title: `${this.narrator.word('tile', place?.tile ?? 'courtyard')} (${cell})`,
      lines,
      rule: plotRule(place, building),
    }
  }

  things(told: Told): string[] {
    const cards = [told.card, ...(Array.isArray(told.cards) ? (told.cards as unknown[]) : [])]
    const found = [...new Set(cards)].filter((kind) => typeof kind === 'string').map((kind) => `card ${kind}`)
    if (typeof told.dragon === 'string') found.push(`dragon ${told.dragon}`)
    for (const cell of [told.cell, told.to])
      if (typeof cell === 'string' && cell !== 'outside') found.push(`plot ${cell}`)
    if (told.event === 'offering_made') found.push('obelisk')
    if (told.event === 'reward_gained') found.push(told.source === 'building' ? 'each' : String(told.source))
    if (told.event.includes('scales')) found.push('scales')
    if (told.event === 'deck_shuffled') found.push('deck')
    return found
  }
}
