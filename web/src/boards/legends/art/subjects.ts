// What a card can show besides somebody who goes upright: the first word of its motif.

import { beast, face } from './beasts'
import { bird, launch } from './birds'
import { butterfly, caterpillar, pillar } from './crawlers'
import { dragon } from './dragons'
import { ELEMENTS } from './elements'
import { figure } from './figure'
import { leaf, oval, rays, rimmed, star, type Layer } from './pen'
import { SEA_BEASTS } from './seabeasts'
import type { Stage } from './stage'
import { VESSELS } from './vessels'
import { WORKSHOP } from './workshop'

type Subject = (stage: Stage) => Layer[]

/** The Chosen: somebody before the sign of their power. */
const chosen =
  (subject: string): Subject =>
  (stage) => [
    ['glow', oval(60, 44, 44), 0, 0.8],
    ['accent', rays(60, 44, 30, 58, 16, 3.4, 11), 0, 0.8],
    ['light', oval(60, 44, 29), 2],
    ['light', oval(60, 44, 24), 0, 0.55],
    ...(subject === 'bird' ? [] : [['flare', star(60, 44, 21, 8, 0.42)] as Layer]),
    ...(subject === 'bird'
      ? bird({ ...stage, camera: 'far' })
      : subject === 'pillar'
        ? pillar({ ...stage, camera: 'far' })
        : figure({ ...stage, subject, camera: 'far' })),
    ['leaf', leaf(30, 110, 16, 5, -50) + leaf(90, 110, 16, 5, 50), 0, 0.5],
  ]

const things = Object.fromEntries(
  Object.entries({ ...ELEMENTS, ...WORKSHOP, ...VESSELS }).map(([name, thing]): [string, Subject] => [
    name,
    (stage) => rimmed(thing(stage), 0.9),
  ]),
)

export const SUBJECTS: Record<string, Subject> = {
  ...things,
  ...SEA_BEASTS,
  bird,
  launch,
  pillar,
  caterpillar,
  butterfly,
  beast,
  beastface: face,
  dragon,
  chosensage: chosen('sage'),
  chosenember: chosen('ember'),
  chosengolem: chosen('golem'),
  chosenmer: chosen('mer'),
  chosenkid: chosen('kid'),
  chosendancer: chosen('dancer'),
  chosenbird: chosen('bird'),
  chosenpillar: chosen('pillar'),
}
