// Where it happens: the country behind the subject, from the horizon to the frame.

import { HIGHLANDS } from './highlands'
import { LOWLANDS } from './lowlands'
import type { Place } from './scenery'

export const PLACES: Record<string, Place> = { ...HIGHLANDS, ...LOWLANDS }
