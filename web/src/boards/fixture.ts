// What a seat was sent in a real game, kept in a file: for looking and for tests.

import type { Told } from '../i18n/narrate'
import type { Question } from '../net/types'

export interface Fixture {
  game: string
  facts?: Record<string, unknown>
  options: Record<string, unknown>
  seats: { name: string }[]
  seat: number
  frames: { seq: number; view: unknown; events: Told[]; decision: Question | null; legal: string[] | null }[]
}

export const loadFile = async (name: string): Promise<unknown> => (await fetch(`/fixtures/${name}.json`)).json()

export const loadFixture = async (name: string): Promise<Fixture> => (await loadFile(name)) as Fixture
