// An action of Legends as a sentence: for hints, where there is no button that says it.

import type { ActionTeller } from '../props'
import { blank, readCards } from './cards'
import { cardName } from './cardwords'
import { readChoice } from './targets'

const PICKS: Record<string, string> = { random: 'web-legends-do-random', none: 'web-legends-do-none' }

const teller: ActionTeller = ({ narrator, say, facts, options }) => {
  const table = readCards(facts, options.card_file)
  const name = (spot: string): string =>
    spot.startsWith('bluff#')
      ? `${narrator.word('type', 'bluff')} ${spot.slice(6)}`
      : cardName(table.get(spot) ?? blank(spot))
  const word = (about: string): string => {
    if (PICKS[about]) return say(PICKS[about])
    const known = ['element', 'dragon', 'type']
      .map((sort) => narrator.word(sort, about))
      .find((found) => found !== about)
    return known ?? name(about)
  }
  return (text) => {
    const choice = readChoice(text)
    const about = choice.about ? [word(choice.about)] : []
    if (choice.card !== null) about.push(name(choice.card))
    if (choice.target !== null) about.push(name(choice.target))
    if (choice.verb === 'play-keep') return `${narrator.action('play', about)} (${say('web-legends-do-play-keep')})`
    return narrator.action(choice.verb, about)
  }
}
export default teller
