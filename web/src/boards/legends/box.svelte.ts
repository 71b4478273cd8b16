// The cards of Legends, asked for once, and the decks one keeps.

import { api } from '../../net/api'
import { session } from '../../store/session.svelte'
import { readCards, type CardTable } from './cards'
import type { KeptDeck, LegendsBox } from './decks'

class Shelf {
  box = $state.raw<LegendsBox | null>(null)
  kept = $state.raw<KeptDeck[]>([])

  get table(): CardTable {
    return this.box ? readCards({ cards: [...this.box.cards, ...this.box.modules] }) : new Map()
  }

  async need(): Promise<void> {
    this.box ??= await api.legendsBox()
  }

  async needKept(): Promise<void> {
    if (session.me) this.kept = (await api.myDecks()).decks
  }
}

export const shelf = new Shelf()
