// The pages by the first part of their path. A page is its file, one line here and its words.

import type { Component } from 'svelte'
import { USUAL_GAME } from '../boards/kits'

export interface Page {
  load: () => Promise<{ default: Component }>
  /** At the top of every page: its word, where it leads, and whether it stands in the bar, in the bar of wide windows
   * only, or in the menu beside it. */
  link?: { word: string; href: string; in: 'bar' | 'wide bar' | 'menu' }
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
  play: { load: () => import('./Play.svelte'), link: { word: 'web-nav-play', href: '/play', in: 'bar' } },
  tables: {
    load: () => import('./MyTables.svelte'),
    link: { word: 'web-nav-tables', href: '/tables', in: 'bar' },
    isQuiet: true,
  },
  learn: {
    load: () => import('./Learn.svelte'),
    link: { word: 'web-nav-learn', href: '/learn', in: 'wide bar' },
    isQuiet: true,
  },
  lesson: { load: () => import('./Lesson.svelte'), fills: 'always' },
  rules: {
    load: () => import('./Rules.svelte'),
    link: { word: 'web-nav-rules', href: `/rules/${USUAL_GAME}`, in: 'wide bar' },
  },
  reference: { load: () => import('./Reference.svelte') },
  summary: { load: () => import('./Summary.svelte'), isQuiet: true, ownsTitle: true },
  decks: { load: () => import('./Decks.svelte'), link: { word: 'web-nav-decks', href: '/decks', in: 'wide bar' } },
  deck: { load: () => import('./Deck.svelte') },
  drafts: { load: () => import('./Drafts.svelte'), isQuiet: true },
  tournaments: {
    load: () => import('./Tournaments.svelte'),
    link: { word: 'web-nav-tournaments', href: '/tournaments', in: 'menu' },
    isQuiet: true,
  },
  tournament: { load: () => import('./Tournament.svelte') },
  ladder: { load: () => import('./Ladder.svelte'), link: { word: 'web-nav-ladder', href: '/ladder', in: 'menu' } },
  clubs: {
    load: () => import('./Clubs.svelte'),
    link: { word: 'web-clubs', href: '/clubs', in: 'menu' },
    isQuiet: true,
  },
  club: { load: () => import('./Club.svelte') },
  exercises: {
    load: () => import('./Exercises.svelte'),
    link: { word: 'web-nav-exercises', href: '/exercises', in: 'menu' },
    isQuiet: true,
  },
  exercise: { load: () => import('./Exercise.svelte'), fills: 'always' },
  progress: {
    load: () => import('./Progress.svelte'),
    link: { word: 'web-progress', href: '/progress', in: 'menu' },
    isQuiet: true,
  },
  analysis: {
    load: () => import('./Analysis.svelte'),
    link: { word: 'web-analysis', href: '/analysis', in: 'menu' },
    fills: 'always',
  },
  person: { load: () => import('./Person.svelte') },
  settings: {
    load: () => import('./Settings.svelte'),
    link: { word: 'web-nav-settings', href: '/settings', in: 'menu' },
    isQuiet: true,
  },
  signin: { load: () => import('./SignIn.svelte'), isQuiet: true },
  gallery: { load: () => import('./Gallery.svelte'), fills: 'with-id' },
  lost: { load: () => import('./Lost.svelte'), isQuiet: true },
}
