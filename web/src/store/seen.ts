// How far a table was seen in this browser: what came later is told to whoever comes back.

const KEY = 'obelisk/seen'
const TABLES = 40

function load(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, number][]) : []
  } catch {
    return []
  }
}

/** The number of actions that had been played when the table was last on the screen. */
export const seenPly = (table: string): number | null => load().find(([id]) => id === table)?.[1] ?? null

export function keepSeen(table: string, ply: number): void {
  const others = load().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, ply], ...others].slice(0, TABLES)))
  } catch {
    // A browser that keeps nothing tells nothing of what was missed.
  }
}
