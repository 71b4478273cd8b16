// The picture of a card as an SVG on 100 x 120, of which a card on the table shows 110: always the same for one card,
// and never two alike.

import type { CardFacts } from '../cards'
import { figure, BUILDS } from './figure'
import { motifOf } from './motifs'
import { readMotif, type Motif } from './motif'
import { coloursOf, mix, type Colours } from './palette'
import { oval, poly, randomOf, type Layer, type Random, type Tone } from './pen'
import { PLACES } from './places'
import type { Stage } from './stage'
import { SUBJECTS } from './subjects'

/** Tones that stay flat; the others are rounded by the light, or fade into the mist. */
const FLAT: ReadonlySet<Tone> = new Set(['glow', 'light', 'rim', 'ink', 'flare'])
const LAND: ReadonlySet<Tone> = new Set(['far', 'mid', 'near', 'front'])

function stageOf(card: CardFacts, motif: Motif, any: Random): Stage {
  const { people, number } = card
  const [tall, broad] = [Math.min(card.fire ?? 2, 7), Math.min(card.earth ?? 2, 7)]
  return { ...motif, people, number, tall, broad, any, capacity: card.capacity ?? 1 }
}

function layersOf(card: CardFacts, motif: Motif): Layer[] {
  const any = randomOf(card.id)
  const stage = stageOf(card, motif, any)
  const place = (PLACES[motif.place] ?? PLACES.void)(any)
  const subject = SUBJECTS[motif.subject]
  if (subject) return [...place, ...subject(stage)]
  return [
    ...place,
    ['glow', oval(60, 54, 36, 44), 0, 0.46],
    ...figure({ ...stage, subject: motif.subject in BUILDS ? motif.subject : 'sage' }),
  ]
}

/** A gradient of [where, colour, opacity]; `to` is where it ends, from the upper left. */
function gradient(id: string, to: readonly [number, number], ...stops: (readonly [number, string, number?])[]): string {
  const inner = stops.map(
    ([at, colour, opacity = 1]) =>
      `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${inner.join('')}</linearGradient>`
}

const DOWN = [0, 1] as const
const ASIDE = [0.85, 1] as const

/** How a tone runs: the land fades into the mist, things are lit from the upper left. */
function toneOf(tone: Tone, colours: Colours): string {
  const colour = colours[tone]
  if (!LAND.has(tone))
    return gradient(
      tone,
      ASIDE,
      [0, mix(colour, colours.rim, 0.42)],
      [0.42, colour],
      [1, mix(colour, colours.ink, 0.52)],
    )
  const foot = tone === 'front' ? colours.ink : colours.mist
  return gradient(tone, DOWN, [0, colour], [1, mix(colour, foot, tone === 'far' ? 0.6 : 0.34)])
}

function defs(colours: Colours, used: ReadonlySet<Tone>): string {
  const glow =
    `<radialGradient id="glow"><stop offset=".1" stop-color="${colours.glow}"/>` +
    `<stop offset="1" stop-color="${colours.glow}" stop-opacity=".05"/></radialGradient>`
  const tones = [...used].filter((tone) => !FLAT.has(tone)).map((tone) => toneOf(tone, colours))
  return (
    gradient('sky', DOWN, [0, colours.high], [0.72, colours.low]) +
    gradient('vale', DOWN, [0.55, colours.ink, 0], [1, colours.ink, 0.72]) +
    glow +
    tones.join('')
  )
}

function draw([tone, d, line, opacity, move]: Layer, colours: Colours): string {
  const paint = FLAT.has(tone) && tone !== 'glow' ? colours[tone] : line ? colours[tone] : `url(#${tone})`
  const style = line ? `fill="none" stroke="${paint}" stroke-width="${line}"` : `fill="${paint}"`
  const faint = opacity === undefined || opacity === 1 ? '' : ` ${line ? 'stroke' : 'fill'}-opacity="${opacity}"`
  return `<path d="${d}" ${style}${faint}${move ? ` transform="${move}"` : ''}/>`
}

/** The picture of a card, showing what `words` say. */
export function paint(card: CardFacts, words = motifOf(card)): string {
  const motif = readMotif(words)
  const colours = coloursOf(card.people, motif.hour, motif.cloth)
  const layers = layersOf(card, motif).filter(([, d]) => d)
  const used = new Set(layers.map(([tone]) => tone))
  const all = poly(-5, -5, 105, -5, 105, 125, -5, 125)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" stroke-linecap="round" stroke-linejoin="round">' +
    `<defs>${defs(colours, used)}</defs><path d="${all}" fill="url(#sky)"/>` +
    layers.map((layer) => draw(layer, colours)).join('') +
    `<path d="${all}" fill="url(#vale)"/></svg>`
  )
}

const painted = new Map<string, string>()

/** The picture of a card as the address of an image; painted when it is first asked for. */
export function pictureOf(card: CardFacts): string {
  const key = [card.id, card.type, card.fire, card.earth].join(' ')
  const found = painted.get(key) ?? `data:image/svg+xml,${encodeURIComponent(paint(card))}`
  painted.set(key, found)
  return found
}
