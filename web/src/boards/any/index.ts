import type { Kit } from '../kit'

export const kit: Kit = { board: () => import('./AnyTable.svelte'), teller: () => import('./actions') }
