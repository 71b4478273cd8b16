// The picture of a card, made from its id and what is printed on it: always the same, never two alike.

import type { CardFacts } from '../cards'
import { FIGURES } from './figures'
import { flame, leaf, oval, poly, randomOf, rays, ring, star, type Layer } from './pen'
import { scenery } from './scenery'
import { DRAGON_BODIES, ship, sign, thing } from './things'

export interface Picture {
  layers: Layer[]
  /** A dragon that flies through it: its path on 40 x 40 and where it is. */
  dragon: { body: string; shade: string; x: number; y: number; size: number } | null
}

/** What they carry: every third has nothing, the others hold it on one side. */
function gear(people: string, number: number): Layer[] {
  if (number % 3 === 0) return []
  const x = number % 3 === 1 ? 17 : 84
  const y = 50 + (number % 4) * 5
  const things: Record<string, Layer[]> = {
    vulca: [
      ['accent', flame(x, y + 12, 14, 26, number % 3 === 1 ? -4 : 4)],
      ['light', flame(x, y + 11, 6, 13)],
    ],
    terrah: [
      ['body', poly(x - 9, y + 8, x - 6, y - 6, x + 4, y - 9, x + 10, y + 1, x + 6, y + 10)],
      ['light', poly(x - 6, y - 6, x + 4, y - 9, x + 2, y - 4, x - 5, y - 1)],
    ],
    aqua: [
      ['accent', ring(x, y, 9, 1.6)],
      ['light', oval(x - 3, y - 3, 2.6) + oval(x + 5, y - 14, 2) + oval(x - 5, y - 17, 1.4)],
    ],
    flit: [['accent', star(x, y - 16, 5, 8, 0.6)]],
    khind: [['accent', star(x, y - 18, 6, 5, 0.45)]],
    mimix: [['accent', leaf(x, y + 16, 32, 8, -14) + leaf(x, y + 16, 26, 6, 24)]],
    hoax: [
      ['accent', ring(x, y, 10, 1.4)],
      ['body', oval(x, y, 5)],
    ],
    pillar: [
      ['accent', poly(x - 7, y + 16, x - 9, y + 2, x - 4, y - 4, x + 4, y - 4, x + 9, y + 2, x + 7, y + 16)],
      ['light', poly(x - 5, y - 4, x + 5, y - 4, x + 4, y - 8, x - 4, y - 8)],
    ],
    buka: [
      ['accent', poly(x, y - 26, x + 12, y - 22, x, y - 17)],
      ['light', poly(x - 1, y - 28, x + 1, y - 28, x + 1, y + 30, x - 1, y + 30)],
    ],
  }
  return things[people] ?? []
}

export function picture(card: CardFacts): Picture {
  const any = randomOf(card.id)
  const fire = card.fire ?? 0
  const earth = card.earth ?? 0
  const kinds = (card.text ?? []).map((text) => text.kind)
  const layers: Layer[] = scenery(card.people, { fire, earth, any })
  let dragon: Picture['dragon'] = null
  if (card.type === 'leader' || card.type === 'character' || card.type === 'emissary' || card.type === 'inquisitor') {
    const figure = FIGURES[card.people] ?? FIGURES.mutant
    if (card.type === 'character') layers.push(...gear(card.people, card.number))
    layers.push(
      ...figure({
        tall: Math.min(fire, 7),
        broad: Math.min(earth, 7),
        kind: card.number,
        any,
        isLeader: card.type === 'leader',
      }),
    )
  } else if (card.subtype === 'ship') {
    layers.push(...ship(card.capacity ?? 1, any))
  } else {
    const behind = sign(kinds)
    layers.push(...behind.layers)
    if (card.type === 'booster') layers.push(['glow', rays(50, 54, 22, 60, 7 + any(4), 4, any(40))])
    layers.push(...thing(card.people, card.type, card.number, any))
    if (behind.isDragon) {
      const body = DRAGON_BODIES[any(DRAGON_BODIES.length)]
      dragon = { body: body.body, shade: body.shade, x: 46 + any(10), y: 1 + any(6), size: 1.1 + any(4) / 10 }
    }
  }
  // Shields are rings around whoever bears them; storms and floods show in the sky.
  if (card.icons.includes('shield_fire'))
    layers.push(['accent', ring(50, 54, 47, 3)], ['accent', flame(50, 12, 12, 14)])
  if (card.icons.includes('shield_earth'))
    layers.push(['body', ring(50, 54, 47, 3)], ['body', poly(42, 12, 46, 2, 55, 1, 60, 12)])
  if (card.icons.includes('protected')) layers.push(['thin', oval(50, 54, 45) + oval(50, 54, 42)])
  return { layers, dragon }
}
