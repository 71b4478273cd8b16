// A motif is one line of words, in any order: who or what, how, with what, where, when, in which colour, how near.

import { CLOTHS, HOURS } from './palette'
import { PLACES } from './places'
import { CAMERAS, POSES } from './poses'
import { HEADS } from './heads'
import { PROP_NAMES } from './props'

export interface Motif {
  subject: string
  pose: string
  head: string
  prop: string
  place: string
  hour: string
  cloth: string
  camera: string
  isLeft: boolean
  /** Words that mean something to the subject only. */
  more: string[]
}

/** The lists; no word is in two of them. */
export const KINDS: readonly (readonly [keyof Motif, ReadonlySet<string>])[] = [
  ['pose', new Set(Object.keys(POSES))],
  ['head', new Set(HEADS)],
  ['prop', new Set(PROP_NAMES)],
  ['place', new Set(Object.keys(PLACES))],
  ['hour', new Set(Object.keys(HOURS))],
  ['cloth', new Set(Object.keys(CLOTHS))],
  ['camera', new Set(Object.keys(CAMERAS))],
]

/** The first word is the subject; each other word belongs to a list, or else means something to the subject. */
export function readMotif(line: string): Motif {
  const [subject, ...words] = line.split(' ')
  const motif: Motif = {
    subject,
    pose: '',
    head: '',
    prop: '',
    place: '',
    hour: '',
    cloth: '',
    camera: '',
    isLeft: false,
    more: [],
  }
  for (const word of words) {
    if (word === 'left') motif.isLeft = true
    else {
      const kind = KINDS.find(([, known]) => known.has(word))
      if (kind) Object.assign(motif, { [kind[0]]: word })
      else motif.more.push(word)
    }
  }
  return motif
}
