// Where a plan leads in the maze: who goes where, and the chambers that are laid, turned or moved.

import type { Way, Ways } from '../kit'
import { tileOf } from './tiles'

const START = '(0,0)'
const chamber = (cell: string): string => `.maze [data-cell="${cell}"]`

/** Where a chamber lies or will lie: places that are free are not on the board, but Start is always there. */
function onto(word: string): Way {
  const cell = word.replace('@', '')
  const [, x, y] = /\((-?\d+),(-?\d+)\)/.exec(cell) ?? []
  return { to: chamber(cell), apart: { of: chamber(START), x: Number(x), y: -Number(y) } }
}

const ways: Ways = (actions, seat) => {
  let here = `[data-piece="hero-${seat}"] svg`
  return actions.flatMap((text) => {
    const [verb, what = '', where = ''] = text.split(' ')
    switch (verb) {
      case 'move': {
        const from = here
        here = chamber(what)
        return [{ from, ...onto(what) }]
      }
      case 'place':
        return [{ from: `[data-tile="${tileOf(what)}"]`, ...onto(where), things: [what] }]
      case 'shift':
        return [{ ...onto(what), things: [where] }]
      case 'drakon':
        return [{ from: '[data-piece="drakon"] svg', ...onto(what) }]
      case 'control':
      case 'barbarian':
        return [{ from: `[data-piece="hero-${Number(what.slice(1)) - 1}"] svg`, ...onto(where) }]
      default: {
        const cell = [what, where].find((word) => /^@?\(/.test(word))
        return cell ? [onto(cell)] : []
      }
    }
  })
}
export default ways
