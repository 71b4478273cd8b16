// An action of Drakon as a sentence: for hints, where there is no button that says it.

import type { ActionTeller } from '../props'
import { Describer } from './describe'
import { readChoice } from './targets'
import { readChamber, readDesign, type DrakonFacts, type DrakonView } from './view'

const teller: ActionTeller = ({ narrator, say, view, facts, isElsewhere }) => {
  const maze = isElsewhere ? {} : (view as DrakonView).maze
  const describer = new Describer(say, narrator, facts as DrakonFacts)
  const place = (cell: string): string => {
    const chamber = readChamber(maze[cell] ?? '')
    // Left to right in every language: the minus would stand behind its number.
    const told = `\u2066${cell}\u2069`
    return chamber ? `${narrator.word('chamber', chamber.kind)} ${told}` : told
  }
  return (text) => {
    const choice = readChoice(text)
    if (choice.rest?.startsWith('swap ')) return say('web-drakon-do-swap', { value: choice.rest.slice(5) })
    const about: string[] = []
    if (choice.seat !== undefined) about.push(narrator.seat(choice.seat))
    if (choice.tile !== undefined)
      about.push(
        choice.arrows === undefined
          ? describer.tile(choice.tile)
          : describer.chamber({ kind: readDesign(choice.tile)?.kind ?? '', arrows: choice.arrows }),
      )
    if (choice.cell !== undefined) about.push(place(choice.cell))
    if (choice.tile === undefined && choice.arrows !== undefined) about.push(describer.arrows(choice.arrows))
    if (choice.rest !== undefined) about.push(narrator.word('hero', choice.rest))
    return narrator.action(choice.verb, about)
  }
}
export default teller
