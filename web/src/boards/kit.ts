// What the client knows about one game. Each folder of this folder exports a kit: `boards/<id of the game>/index.ts`.

import type { Component } from 'svelte'
import type { Told } from '../i18n/narrate'
import type { TableInfo } from '../net/types'
import type { Drawing } from '../ui/book'
import type { Sound } from '../ui/sound'
import type { Fixture } from './fixture'
import type { ActionTeller, BoardProps, TableReader } from './props'

/** A part that is loaded when it is needed. */
export type Later<What> = () => Promise<{ default: What }>

export type View = Record<string, unknown>

/** What can be counted, named by a word of the scores; from the view of every seat, told after the end. */
export interface Measure {
  name: string
  count: (view: View, seat: number) => number
}

/** From where to where something went, as selectors of what is on the page; and what was played or paid for it. */
export interface Motion {
  from?: string
  to?: string
  /** Where played things came from, and their ids. */
  hand?: string
  things?: string[]
}

/** A motion of a plan. What does not lie on the board yet is so many times its own size apart from something. */
export interface Way extends Motion {
  apart?: { of: string; x: number; y: number }
}

/** Where a plan leads: one way for each of its actions that goes anywhere. */
export type Ways = (
  actions: readonly string[],
  seat: number,
  box: { facts: Record<string, unknown>; options: Record<string, unknown> },
) => Way[]

export interface Kit {
  board: Later<Component<BoardProps>>
  /** A picture of the game for the home page and for lists. */
  postcard?: Later<Component>
  /** Asks in its own way what a new table needs. */
  newTable?: Later<Component<{ values: Record<string, unknown>; wishes: string[] }, object, 'values'>>
  /** What each seat chooses before the start. */
  seatChoices?: Later<Component<{ info: TableInfo }>>
  /** The game leads to more once all is played: shown in the place of the board. */
  after?: Later<Component<{ info: TableInfo }>>
  /** Says an action in words. */
  teller?: Later<ActionTeller>
  /** Says the whole table in sentences, for the text mode. */
  reader?: Later<TableReader>
  /** What a word of an action is called on the board, where lessons point at it by another name. */
  marks?: (word: string) => string[]
  /** Draws a picture of the rulebook, and lists everything in the box with its words. */
  picture?: Later<Component<{ drawing: Drawing }>>
  /** What such a picture shows of a whole position, in a report. */
  position?: string[]
  reference?: Later<Component>
  /** All its pictures on one page. */
  gallery?: Later<Component>
  /** What lies in the box of a fixture that does not hold it. */
  fixtureFacts?: (fixture: Fixture) => Promise<Record<string, unknown>>
  /** Decisions whose choices the board offers as soon as they can be reached: nothing is hurried on to them. */
  ahead?: string[]
  /** Decisions that a person makes even where there is only one choice: they end the turn. */
  held?: string[]
  /** What the chart of a finished game shows. */
  measures?: Measure[]
  /** Events that the log leaves out, and those that it makes large. */
  quiet?: string[]
  big?: string[]
  /** Events that are told in passing when a turn is played back. */
  brief?: string[]
  /** Where a plan leads on the board, for the arrows of a better plan. */
  ways?: Later<Ways>
  /** What is shown of an event when a turn is played back, and how a thing that was played looks. */
  motion?: (told: Told) => Motion | null
  thing?: Later<Component<{ id: string; facts: Record<string, unknown>; options: Record<string, unknown> }>>
  /** How events sound; those without are silent. */
  sounds?: Record<string, Sound>
}

export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
