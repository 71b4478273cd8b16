// What goes over the wire (docs/protocol.md), as the server describes it. Ids and facts, never sentences.

import type { Told } from '../i18n/narrate'
import type * as wire from './api-types'

export type * from './api-types'

// The server leaves open what an event carries; the client reads it as something told.
export type Step = Omit<wire.Step, 'events'> & { events: Told[] }
export type StateFrame = Omit<wire.StateFrame, 'steps'> & { steps: Step[] }
export type Frame = Exclude<wire.Frame, wire.StateFrame> | StateFrame
export type ReplayStep = Omit<wire.ReplayStep, 'events'> & { events: Told[] }
export type ReplayPage = Omit<wire.ReplayPage, 'steps'> & { steps: ReplayStep[] }
