// The pictures of Legends: each card has a motif of its own and is told from the others of its people at a glance.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILDS } from '../src/boards/legends/art/figure'
import { KINDS, readMotif } from '../src/boards/legends/art/motif'
import { GUESSES, MOTIFS, motifOf } from '../src/boards/legends/art/motifs'
import { paint, pictureOf } from '../src/boards/legends/art/picture'
import { SUBJECTS } from '../src/boards/legends/art/subjects'
import { blank, readCards, type CardFacts } from '../src/boards/legends/cards'

const box = JSON.parse(readFileSync(resolve(__dirname, '../fixtures/legends-cards.json'), 'utf8')) as unknown
const cards = [...readCards(box).values()]
const card = (id: string): CardFacts => cards.find((one) => one.id === id) ?? blank(id)

/** A thumbnail of 25 x 30 in three colours, without the left third that the values cover. */
function thumbnail(svg: string): Float64Array {
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: 25 } })
  const image = renderer.render()
  const { pixels, width, height } = image
  const found: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 8; x < width; x++) for (const at of [0, 1, 2]) found.push(pixels[(y * width + x) * 4 + at])
  image.free()
  renderer.free()
  return Float64Array.from(found)
}

/** The mean difference of two thumbnails, from 0 to 255. */
const difference = (one: Float64Array, two: Float64Array): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - two[i]), 0) / one.length

/** Two pictures nearer than this look alike on the table. */
const APART = 18
/** The same without colours, for those who do not see them. */
const APART_IN_GREY = 12
/** Painting takes milliseconds, but machines can be busy. */
const PATIENCE = 60_000

const grey = (colours: Float64Array): Float64Array =>
  Float64Array.from({ length: colours.length / 3 }, (_, i) => {
    const [red, green, blue] = colours.subarray(3 * i)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })

function lookAlikes(pictures: [string, Float64Array][], least: number): string[] {
  const found: string[] = []
  for (const [i, [first, one]] of pictures.entries())
    for (const [second, two] of pictures.slice(i + 1)) {
      const apart = difference(one, two)
      if (apart < least) found.push(`${first} ${second} ${apart.toFixed(1)}`)
    }
  return found
}

beforeAll(async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
})

describe('motifs', () => {
  it('every card has one, in words that are known, and no two have the same', () => {
    expect(Object.keys(MOTIFS).sort()).toEqual(cards.map((one) => one.id).sort())
    const sorted = Object.values(MOTIFS).map((line) => line.split(' ').sort().join(' '))
    expect(new Set(sorted).size).toBe(306)
    for (const [id, line] of Object.entries(MOTIFS)) {
      const motif = readMotif(line)
      expect([...Object.keys(SUBJECTS), ...Object.keys(BUILDS)], id).toContain(motif.subject)
      expect([motif.place, motif.hour], id).not.toContain('')
      if (motif.subject in BUILDS) {
        expect([motif.pose, motif.head, motif.camera, motif.cloth], id).not.toContain('')
        expect(['trio', 'pair', undefined], id).toContain(motif.more[0])
      }
    }
  })

  it('a word means one thing, and every word of the lists is used', () => {
    const lists = KINDS.flatMap(([, known]) => [...known])
    expect(new Set(lists).size).toBe(lists.length)
    const used = new Set(
      [...Object.values(MOTIFS), ...Object.values(GUESSES).flat()].flatMap((line) => line.split(' ')),
    )
    expect([...lists, ...Object.keys(SUBJECTS), ...Object.keys(BUILDS)].filter((word) => !used.has(word))).toEqual([])
  })

  it('a card of a file of one’s own gets one from what it is', () => {
    const own = { ...blank('tutu-03'), number: 3 }
    expect(motifOf(own)).not.toBe(motifOf({ ...own, number: 4 }))
    expect(readMotif(motifOf({ ...own, type: 'emissary' })).subject in BUILDS).toBe(true)
    for (const type of [
      'emissary',
      'inquisitor',
      'leader',
      'character',
      'booster',
      'support',
      'leadership',
      'influence',
    ])
      for (const number of [0, 1, 2, 3, 4, 5]) expect(paint({ ...own, type, number })).not.toMatch(/NaN|undefined/)
  })
})

describe('pictures', () => {
  it('are whole, light and always the same', { timeout: PATIENCE }, () => {
    for (const one of cards) {
      const svg = paint(one)
      expect(svg, one.id).not.toMatch(/NaN|undefined|null/)
      expect(svg.length, one.id).toBeLessThan(40_000)
      expect(paint(one)).toBe(svg)
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, one.id).toContain(`id="${id}"`)
    }
    expect(pictureOf(card('hoax-01'))).toBe(pictureOf(card('hoax-01')))
  })

  it.each([...new Set(cards.map((one) => one.people))])(
    'of %s are told apart at the size of a thumbnail, without colours too',
    { timeout: PATIENCE },
    (people) => {
      const own = cards.filter((one) => one.people === people)
      const pictures = own.map((one): [string, Float64Array] => [one.id, thumbnail(paint(one))])
      expect(lookAlikes(pictures, APART)).toEqual([])
      const greys = pictures.map(([id, colours]): [string, Float64Array] => [id, grey(colours)])
      expect(lookAlikes(greys, APART_IN_GREY)).toEqual([])
    },
  )

  it('of two cards with the same motif are not', () => {
    const words = motifOf(card('hoax-02'))
    const pictures = ['hoax-02', 'hoax-03'].map((id): [string, Float64Array] => [id, thumbnail(paint(card(id), words))])
    expect(lookAlikes(pictures, APART)).toHaveLength(1)
  })
})
