// What the chart of a game shows, read off the views after each turn.

export interface Line {
  seat: number
  values: number[]
}

/** What can be counted in each game, by the words of its scores; from the view of every seat, told after the end. */
interface Measure {
  name: string
  count: (view: Record<string, unknown>, seat: number) => number
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The purse a seat may look into: its own. */
function gold(view: Record<string, unknown>): number {
  const purse = listed(view.purses)
    .slice(0, -1)
    .find((one) => one !== null) as Record<string, number> | undefined
  return Object.entries(purse ?? {}).reduce((sum, [value, number]) => sum + Number(value) * number, 0)
}

export const MEASURES: Record<string, Measure[]> = {
  city: [
    { name: 'crystals', count: (view, seat) => Number(listed(view.crystals)[seat] ?? 0) },
    { name: 'offerings', count: (view, seat) => listed(view.obelisk).filter((owner) => owner === seat).length },
  ],
  legends: [
    { name: 'dragons', count: (view, seat) => listed(view.dragons).filter((owner) => owner === seat).length },
    { name: 'cards', count: (view, seat) => cardsLeft(listed(view.seats)[seat] as Record<string, number> | undefined) },
    { name: 'crystals', count: (view, seat) => Number(listed(view.crystals)[seat] ?? 0) },
  ],
  drakon: [{ name: 'gold', count: (view, seat) => (view.ending ? finalGold(view, seat) : gold(view)) }],
}

/** Who has none in hand and deck has lost. */
const cardsLeft = (seat: Record<string, number> | undefined): number =>
  (seat?.hand_count ?? 0) + (seat?.deck_count ?? 0)

function finalGold(view: Record<string, unknown>, seat: number): number {
  const purses = listed(view.purses).slice(0, -1)
  return gold({ purses: [purses[seat % Math.max(1, purses.length)], null] })
}

/** `views`: after each action the view of every seat. The last of a turn counts. */
export function storyOf(views: unknown[][], measure: Measure): Line[] {
  const turns: Record<string, unknown>[][] = []
  let before: unknown = null
  for (const step of views as Record<string, unknown>[][]) {
    const turn = step[0]?.turn ?? step[0]?.turns ?? (step[0]?.numbers as Record<string, unknown> | undefined)?.turn
    if (turns.length && turn === before) turns[turns.length - 1] = step
    else turns.push(step)
    before = turn
  }
  return (turns[0] ?? []).map((_, seat) => ({ seat, values: turns.map((step) => measure.count(step[seat], seat)) }))
}
