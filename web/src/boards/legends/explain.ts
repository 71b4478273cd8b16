// What the things of Legends are, each with its rule: for whoever points at one.

import type { Told } from '../../i18n/narrate'
import { t, words } from '../../i18n/words.svelte'
import type { Explainer, Explanation } from '../../ui/explaining.svelte'
import { kindOf, type CardFacts, type CardTable } from './cards'
import { begun, cardLine, cardName, cardText, iconName, iconText } from './cardwords'

/** Things that are explained by one message each. */
const RULES: Record<string, string> = {
  'phase-begin': 'LEG-5.2',
  'phase-leadership': 'LEG-5.3',
  'phase-engagement': 'LEG-5.4',
  'phase-character': 'LEG-5.5',
  'phase-support': 'LEG-5.6',
  'phase-power': 'LEG-5.8',
  'phase-refresh': 'LEG-5.9',
  dragons: 'LEG-8.4',
  power: 'LEG-7.1',
  announced: 'LEG-7.5',
  hand: 'LEG-5.9',
  crystals: 'LEG-9.5',
  deck: 'LEG-9.1',
  discard: 'LEG-2.2',
  covered: 'LEG-10.3',
  combat: 'LEG-10.3',
  support: 'LEG-10.5',
  bluff: 'LEG-12.2',
  ships: 'LEG-13.1',
  revealed: 'LEG-14.1',
  changed: '',
  moons: 'LEG-19.2',
}

const ICONS: Record<string, string> = {
  shield_fire: 'LEG-7.4',
  shield_earth: 'LEG-7.4',
  stop: 'LEG-11.9',
  retrieve: 'LEG-11.10',
  free: 'LEG-11.5',
  pair: 'LEG-11.6',
  protected: 'LEG-11.11',
  gang_cool: 'LEG-11.7',
  gang_top: 'LEG-11.7',
  gang_fun: 'LEG-11.7',
  gang_no: 'LEG-11.7',
  bluff_fire: 'LEG-12.1',
  bluff_earth: 'LEG-12.1',
  bluff_blank: 'LEG-12.1',
  replace: 'LEG-11.13',
}

const KINDS: Record<string, string> = {
  leader: 'LEG-4.2',
  character: 'LEG-5.5',
  booster: 'LEG-10.5',
  support: 'LEG-10.5',
  leadership: 'LEG-10.6',
  mutant: 'LEG-14.14',
  ship: 'LEG-13.1',
}

/** The rule that a card is about: its icon, else how cards of its kind are played. */
export const cardRule = (card: CardFacts): string => ICONS[card.icons[0]] ?? KINDS[kindOf(card)] ?? 'LEG-10.8'

export class LegendsExplainer implements Explainer {
  readonly game = 'legends'

  constructor(
    private table: CardTable,
    /** Cards that bear the mark of what happened last, and those of the hand that the other side knows. */
    private changed: ReadonlySet<string>,
    private revealed: readonly string[],
  ) {}

  explain(thing: string): Explanation | null {
    const [sort, which] = thing.split(' ')
    if (sort in RULES) return this.named(sort, RULES[sort])
    if (sort === 'icon' && which in ICONS)
      return { title: iconName(which), lines: [iconText(which)], rule: ICONS[which] }
    const card = sort === 'card' ? this.table.get(which) : undefined
    return card ? this.card(card) : null
  }

  private named(sort: string, rule: string): Explanation {
    const id = `web-legends-explain-${sort}`
    return { title: begun(t(id)), lines: [words.attribute(id, 'text')], rule }
  }

  private card(card: CardFacts): Explanation {
    const values = [
      ...(card.fire === null ? [] : [`${t('legends-element-fire')} ${card.fire}`]),
      ...(card.earth === null ? [] : [`${t('legends-element-earth')} ${card.earth}`]),
    ]
    const marks = [
      ...(this.changed.has(card.id) ? ['changed'] : []),
      ...(this.revealed.includes(card.id) ? ['revealed'] : []),
    ].map((mark) => this.named(mark, ''))
    return {
      title: cardName(card),
      lines: [
        [cardLine(card), ...values].join(' · '),
        cardText(card),
        ...card.icons.map((icon) => `${iconName(icon)}: ${iconText(icon)}`),
        ...marks.map((mark) => `${mark.title}: ${mark.lines[0]}`),
      ].filter(Boolean),
      rule: cardRule(card),
    }
  }

  things(told: Told): string[] {
    const cards = [told.card, told.target, told.ship, ...(Array.isArray(told.cards) ? (told.cards as unknown[]) : [])]
    const found = [...new Set(cards)].flatMap((id) =>
      typeof id === 'string' && this.table.has(id) ? [`card ${id}`] : [],
    )
    if (told.event.includes('dragon')) found.push('dragons')
    if (told.event.includes('announced')) found.push('announced')
    if (told.event.includes('fight')) found.push('phase-engagement')
    if (told.event.includes('bluff') && !found.length) found.push('bluff')
    return found
  }
}
