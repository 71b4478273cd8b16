// What the page of a table adds to the bar of every board: something in its place, or more buttons at its end.

import { getContext, setContext, type Snippet } from 'svelte'

export interface Extras {
  /** Shown instead of the question and its buttons. */
  readonly instead: Snippet | null
  readonly buttons: Snippet | null
}

const KEY = Symbol('extras')

export const giveExtras = (extras: Extras): Extras => setContext(KEY, extras)

/** A board outside a table has none. */
export const takeExtras = (): Extras | undefined => getContext<Extras | undefined>(KEY)
