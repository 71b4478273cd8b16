// The pages by the first part of their path. A page is its file, one line here and its words.

import type { Component } from 'svelte'
import { USUAL_GAME } from '../boards/kits'

export interface Page {
  load: () => Promise<{ default: Component }>
  /** In the bar at the top: its word, and where it leads. */
  link?: { word: string; href: string }
  /** Fills the window and scrolls within; some do so only where the path goes on. */
  fills?: 'always' | 'with-id'
  /** Would end in emptiness, and ends at the quay of the city. */
  isQuiet?: boolean
  /** Writes the title of the tab itself; else that is the heading of the page. */
  ownsTitle?: boolean
}

export const ROUTES: Record<string, Page> = {
  new: { load: () => import('./NewTable.svelte'), isQuiet: true },
  t: { load: () => import('./Table.svelte'), fills: 'always', ownsTitle: true },
  replay: { load: () => import('./Replay.svelte'), fills: 'always' },
  report: { load: () => import('./Report.svelte') },
  analysis: { load: () => import('./Analysis.svelte'), fills: 'always' },
  tables: {
    load: () => import('./MyTables.svelte'),
    link: { word: 'web-nav-tables', href: '/tables' },
    isQuiet: true,
  },
  play: { load: () => import('./Play.svelte') },
  ladder: { load: () => import('./Ladder.svelte') },
  progress: { load: () => import('./Progress.svelte'), isQuiet: true },
  person: { load: () => import('./Person.svelte') },
  tournaments: { load: () => import('./Tournaments.svelte'), isQuiet: true },
  tournament: { load: () => import('./Tournament.svelte') },
  clubs: { load: () => import('./Clubs.svelte'), isQuiet: true },
  club: { load: () => import('./Club.svelte') },
  decks: { load: () => import('./Decks.svelte'), link: { word: 'web-nav-decks', href: '/decks' } },
  deck: { load: () => import('./Deck.svelte') },
  drafts: { load: () => import('./Drafts.svelte'), isQuiet: true },
  learn: {
    load: () => import('./Learn.svelte'),
    link: { word: 'web-nav-learn', href: '/learn' },
    isQuiet: true,
  },
  lesson: { load: () => import('./Lesson.svelte'), fills: 'always' },
  exercises: { load: () => import('./Exercises.svelte'), isQuiet: true },
  exercise: { load: () => import('./Exercise.svelte'), fills: 'always' },
  rules: { load: () => import('./Rules.svelte'), link: { word: 'web-nav-rules', href: `/rules/${USUAL_GAME}` } },
  reference: { load: () => import('./Reference.svelte') },
  summary: { load: () => import('./Summary.svelte'), isQuiet: true, ownsTitle: true },
  settings: {
    load: () => import('./Settings.svelte'),
    link: { word: 'web-nav-settings', href: '/settings' },
    isQuiet: true,
  },
  signin: { load: () => import('./SignIn.svelte'), isQuiet: true },
  gallery: { load: () => import('./Gallery.svelte'), fills: 'with-id' },
  lost: { load: () => import('./Lost.svelte'), isQuiet: true },
}
