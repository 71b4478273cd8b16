// An action of City as a sentence: for hints, where there is no button that says it.

import type { ActionTeller } from '../props'
import { readChoice } from './targets'
import type { CityView } from './view'

const teller: ActionTeller = ({ narrator, say, view }) => {
  const { city, figures } = view as CityView
  const tile = (cell: string | null | undefined): string =>
    narrator.word('tile', city.find((place) => place.cell === cell)?.tile ?? 'courtyard')
  /** Where the figure stands when all this was done. */
  const standing = (seat: number, before: readonly string[]): string | null | undefined =>
    before.findLast((text) => /^(move|go) /.test(text))?.split(' ')[1] ?? figures[seat]
  return (text, seat, before = []) => {
    const choice = readChoice(text)
    const about: string[] = []
    if (choice.slot !== undefined)
      about.push(say('web-city-action-slot', { slot: choice.slot, name: tile(standing(seat, before)) }))
    for (const kind of choice.cards ?? (choice.kind ? [choice.kind] : [])) about.push(narrator.word('card', kind))
    if (choice.cell !== undefined) about.push(say('web-place', { name: tile(choice.cell), cell: choice.cell }))
    return narrator.action(choice.verb, about)
  }
}
export default teller
