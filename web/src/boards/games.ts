// Which games have a board here. A game without one is listed, but cannot be opened yet.

import type { Component } from 'svelte'
import type { BoardProps } from './props'

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  city: () => import('./city/CityTable.svelte'),
}
