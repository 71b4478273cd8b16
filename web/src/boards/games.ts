// Which games have a board here. A game without one is listed, but cannot be opened yet.

import type { Component } from 'svelte'
import type { TableInfo } from '../net/types'
import type { ActionTeller, BoardProps } from './props'

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  city: () => import('./city/CityTable.svelte'),
  drakon: () => import('./drakon/DrakonTable.svelte'),
  legends: () => import('./legends/LegendsTable.svelte'),
  'legends-draft': () => import('./legends_draft/DraftTable.svelte'),
}

/** Games that ask in their own way what a new table needs, and what each seat chooses before the start. */
export const NEW_TABLE_OPTIONS: Record<
  string,
  () => Promise<{ default: Component<{ values: Record<string, unknown>; wishes: string[] }, object, 'values'> }>
> = {
  legends: () => import('./legends/NewTableOptions.svelte'),
}
export const SEAT_CHOICES: Record<string, () => Promise<{ default: Component<{ info: TableInfo }> }>> = {
  legends: () => import('./legends/LobbyDecks.svelte'),
}

/** Games that lead to more once all is played: shown in the place of the board. */
export const AFTERS: Record<string, () => Promise<{ default: Component<{ info: TableInfo }> }>> = {
  'legends-draft': () => import('./legends_draft/Round.svelte'),
}

/** Who says an action in words. */
export const ACTION_TELLERS: Record<string, () => Promise<{ default: ActionTeller }>> = {
  city: () => import('./city/actions'),
  drakon: () => import('./drakon/actions'),
  legends: () => import('./legends/actions'),
  'legends-draft': () => import('./legends/actions'),
}

/** A picture of the game for the home page. */
export const POSTCARDS: Record<string, () => Promise<{ default: Component }>> = {
  city: () => import('./city/Postcard.svelte'),
  drakon: () => import('./drakon/Postcard.svelte'),
  legends: () => import('./legends/Postcard.svelte'),
  'legends-draft': () => import('./legends_draft/Postcard.svelte'),
}

/** What everything does, in pictures, for the page of the rules. */
export const GLOSSARIES: Record<string, () => Promise<{ default: Component }>> = {
  drakon: () => import('./drakon/Chambers.svelte'),
}
