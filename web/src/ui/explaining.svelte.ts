// What things are: whoever draws a thing names it in `data-explain`, the board on the page knows the words.

import type { Told } from '../i18n/narrate'

export interface Explanation {
  title: string
  lines: string[]
  /** The id of the rule, or nothing. */
  rule: string
}

/** Gives words to the things of one game; things are named by a sort and, where there are several, which one. */
export interface Explainer {
  game: string
  explain(thing: string): Explanation | null
  /** The things that a line of the log tells of. */
  things(told: Told): string[]
}

/** Several things that one element is about are parted by this. */
const AND = ';'
/** More than that nobody reads at a glance. */
const MOST = 3

class Explaining {
  /** Of the board that is on the page. */
  explainer = $state.raw<Explainer | null>(null)
  /** A panel beside the board shows what the mouse is on: elements with `data-beside` need no second place. */
  isBeside = $state(false)

  /** For an effect of a board: its words are used until the effect ends. */
  with(explainer: Explainer): () => void {
    this.explainer = explainer
    return () => {
      if (this.explainer === explainer) this.explainer = null
    }
  }

  of(things: string): Explanation[] {
    const found = things.split(AND).flatMap((thing) => this.explainer?.explain(thing) ?? [])
    return found.slice(0, MOST)
  }

  /** The attribute of a line of the log. */
  told(told: Told): string | undefined {
    return this.explainer?.things(told).join(AND) || undefined
  }
}

export const explaining = new Explaining()

/** Says of a panel beside the board whether it has room for what it has to say. */
export function beside(node: HTMLElement, room: number): { destroy(): void } {
  const observer = new ResizeObserver(() => (explaining.isBeside = node.clientHeight >= room))
  observer.observe(node)
  return {
    destroy() {
      observer.disconnect()
      explaining.isBeside = false
    },
  }
}
