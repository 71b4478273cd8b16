// Which tables are guided first games; kept in this browser. What was told is kept at the server.

const KEY = 'obelisk/guided'
const MOST = 20

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export const isGuided = (table: string): boolean => kept().includes(table)

export function guideAt(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...kept()].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays, without tips.
  }
}
