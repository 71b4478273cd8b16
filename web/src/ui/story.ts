// What the chart of a game shows, read off the views after each turn.

export interface Line { seat: number; values: number[] }

interface Counted { turn: number; crystals?: number[]; obelisk?: number[] }

export function storyOf(views: unknown[], measure: 'crystals' | 'offerings'): Line[] {
  const turns: Counted[] = []
  for (const one of views as Counted[]) {
    if (!one?.crystals) return []
    // The last view of a turn counts.
    if (turns.length && turns[turns.length - 1].turn === one.turn) turns[turns.length - 1] = one
    else turns.push(one)
  }
  const seats = turns[0]?.crystals?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: turns.map((view) => (measure === 'crystals' ? (view.crystals?.[seat] ?? 0) : (view.obelisk ?? []).filter((owner) => owner === seat).length)),
  }))
}
