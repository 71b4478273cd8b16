// What can be clicked: read off the texts of the legal actions, nothing else.
//
// A text is a verb and words; each word says by its shape what it is: a cell, a seat, a tile, a chamber that lies in
// some way, arrows. So an action that this client has never heard of still finds its place on the screen. One thing is
// chosen after the other (verb, tile, seat, cell, arrows) until a single action is left.

import { cellText, designOf, readCell, readChamber, readDesign } from './view'

export interface Choice {
  text: string
  verb: string
  /** A tile of the hand, as `plain.2a`. */
  tile?: string
  cell?: string
  seat?: number
  /** How a chamber would lie. */
  arrows?: string
  /** Anything else: a hero to choose, the value of a coin. */
  rest?: string
}

export interface Selection {
  /** A power, chosen by its button. */
  verb: string | null
  tile: string | null
  seat: number | null
  /** Where a chamber would be laid or turned. */
  cell: string | null
  arrows: string | null
}

export interface Targets {
  /** Tiles of the hand that can be chosen. */
  tiles: Set<string>
  /** Tiles that act at once. */
  tileActions: Map<string, string>
  /** Cells that act at once, with their action. */
  cells: Map<string, string>
  /** Cells where a chamber can lie, with the ways it can, the wished one first. */
  beds: Map<string, Choice[]>
  /** Seats that can be chosen; with their action if they act at once. */
  seats: Map<number, string | null>
  /** Powers that first want to be chosen. */
  verbs: string[]
  /** Actions of their own. */
  buttons: Choice[]
}

export const NOTHING: Selection = { verb: null, tile: null, seat: null, cell: null, arrows: null }
const NO_POWERS: ReadonlySet<string> = new Set()
const SEAT = /^p(\d+)$/
const ARROWS = /^\[([NESW]*|-)\]$/

export function readChoice(text: string): Choice {
  const [verb, ...parts] = text.split(' ')
  const choice: Choice = { text, verb }
  const rest: string[] = []
  for (const part of parts) {
    const cell = readCell(part)
    const chamber = readChamber(part)
    const seat = SEAT.exec(part)
    const arrows = ARROWS.exec(part)
    if (cell) choice.cell = cellText(cell)
    else if (chamber) {
      choice.tile = designOf(chamber)
      choice.arrows = chamber.arrows
    } else if (readDesign(part)) choice.tile = part
    else if (seat) choice.seat = Number(seat[1]) - 1
    else if (arrows) choice.arrows = arrows[1] === '-' ? '' : arrows[1]
    else rest.push(part)
  }
  if (rest.length) choice.rest = rest.join(' ')
  return choice
}

const isFolded = (choice: Choice): boolean =>
  choice.tile === undefined && (choice.cell !== undefined || choice.seat !== undefined)

/** The verb whose targets show before anything is chosen: the first that is no power. */
const openVerb = (choices: Choice[], powers: ReadonlySet<string>): string | null =>
  choices.find((choice) => isFolded(choice) && !powers.has(choice.verb))?.verb ?? null

/** `powers` are the verbs that are never meant by a mere click on the board. */
export function targetsOf(
  legal: readonly string[],
  selection: Selection,
  powers: ReadonlySet<string> = NO_POWERS,
): Targets {
  const found: Targets = {
    tiles: new Set(),
    tileActions: new Map(),
    cells: new Map(),
    beds: new Map(),
    seats: new Map(),
    verbs: [],
    buttons: [],
  }
  const choices = legal.map(readChoice)
  const open = openVerb(choices, powers)
  const shown = selection.tile === null ? (selection.verb ?? open) : null
  const verbs = new Set<string>()
  for (const choice of choices) {
    if (choice.tile !== undefined) {
      if (choice.cell === undefined) found.tileActions.set(choice.tile, choice.text)
      else {
        found.tiles.add(choice.tile)
        if (selection.tile === choice.tile) addBed(found, choice)
      }
    } else if (isFolded(choice)) {
      if (choice.verb !== open) verbs.add(choice.verb)
      if (choice.verb !== shown) continue
      if (choice.seat !== undefined) {
        if (choice.cell === undefined) found.seats.set(choice.seat, choice.text)
        else {
          found.seats.set(choice.seat, null)
          if (selection.seat === choice.seat) found.cells.set(choice.cell, choice.text)
        }
      } else if (choice.arrows !== undefined) addBed(found, choice)
      else if (choice.cell !== undefined) found.cells.set(choice.cell, choice.text)
    } else found.buttons.push(choice)
  }
  found.verbs = [...verbs]
  for (const ways of found.beds.values())
    ways.sort((a, b) => Number(b.arrows === selection.arrows) - Number(a.arrows === selection.arrows))
  return found
}

function addBed(found: Targets, choice: Choice): void {
  const cell = choice.cell ?? ''
  found.beds.set(cell, [...(found.beds.get(cell) ?? []), choice])
}

/** The selection a new decision begins with: a single seat is chosen at once. */
export function firstSelection(legal: readonly string[], powers: ReadonlySet<string>): Selection {
  const seats = targetsOf(legal, NOTHING, powers).seats
  const [only] = seats
  return seats.size === 1 && only[1] === null ? { ...NOTHING, seat: only[0] } : NOTHING
}

/** After a cell was chosen for a chamber: lying as wished if that is possible there. */
export function layAt(targets: Targets, selection: Selection, cell: string): Selection {
  const ways = targets.beds.get(cell)
  return ways ? { ...selection, cell, arrows: ways[0].arrows ?? '' } : selection
}

/** The ways a chamber can be turned now: on the chosen cell, or on any. */
export function waysOf(targets: Targets, selection: Selection): string[] {
  const ways = selection.cell === null ? [...targets.beds.values()].flat() : (targets.beds.get(selection.cell) ?? [])
  const order = ['N', 'E', 'S', 'W', 'NS', 'EW', 'NE', 'ES', 'SW', 'NW', 'NES', 'ESW', 'NSW', 'NEW']
  return [...new Set(ways.map((choice) => choice.arrows ?? ''))].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

export function turnOn(targets: Targets, selection: Selection, present: string): Selection {
  const ways = waysOf(targets, selection)
  return ways.length
    ? { ...selection, arrows: ways[(ways.indexOf(selection.arrows ?? present) + 1) % ways.length] }
    : selection
}

/** The action the selection leads to, if it is whole. */
export function chosenAction(targets: Targets, selection: Selection): string | null {
  if (selection.cell === null) return null
  return targets.beds.get(selection.cell)?.find((choice) => choice.arrows === selection.arrows)?.text ?? null
}
