// What countries are made of: suns and moons, windows, trees, jars.

import { blob, curve, leaf, oval, poly, star, type Layer, type Random, path } from './pen'

export type Place = (any: Random) => Layer[]

export const around = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
export const stars = (any: Random, count = 12): Layer => [
  'light',
  around(count, () => star(4 + any(92), 3 + any(54), 0.7 + any(10) / 10)),
  0,
  0.9,
]
export const sun = (x: number, y: number, r: number): Layer[] => [
  ['glow', oval(x, y, r * 1.7), 0, 0.45],
  ['light', oval(x, y, r), 0, 0.92],
]
export const crescent = (x: number, y: number, r: number): Layer[] => [
  ['glow', oval(x, y, r * 1.8), 0, 0.3],
  [
    'light',
    path`M${x - r * 0.2} ${y - r}a${r} ${r} 0 1 0 ${r * 1.1} ${r * 1.5}` +
      path`a${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 1.1} ${-r * 1.5}Z`,
  ],
]
export const window = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`
export const grass = (any: Random, y: number): Layer => [
  'front',
  path`M-10 125V${y}` + around(18, (i) => path`L${i * 6.4 - 6} ${y - 3 - any(9)}L${i * 6.4 - 3} ${y}`) + 'L112 125Z',
]
export const palm = (x: number, y: number, h: number): Layer[] => [
  ['near', curve(x, y, x + 2, y - h * 0.5, x + 6, y - h), 2.4],
  ['near', [-100, -65, -25, 25, 65, 105].map((turn) => leaf(x + 6, y - h, 17, 3.4, turn)).join('')],
]
export const spire = (x: number, y: number, w: number, h: number): string =>
  poly(x - w, 115, x - w, y, x - w * 1.3, y, x, y - h, x + w * 1.3, y, x + w, y, x + w, 115)
export const shelf = (y: number, any: Random): string =>
  around(22, (i) => {
    const h = 7 + any(6)
    return poly(i * 5 - 4, y, i * 5 - 4, y - h, i * 5 - 0.4, y - h, i * 5 - 0.4, y)
  })

export function chip(x: number, y: number, r: number): number[] {
  return [x - r, y + r * 0.4, x - r * 0.3, y - r, x + r, y - r * 0.3, x + r * 0.5, y + r]
}
export function curveBand(x: number, lean: number): string {
  return (
    path`M${x} 125C${x + lean} 90 ${x - lean} 60 ${x + lean} 20` +
    `C${x + 4 - lean} 60 ${x + 8 + lean} 90 ${x + 5} 125Z`
  )
}
export const isle = (x: number, y: number, w: number): string =>
  blob(x - w, y, x, y - 3, x + w, y, x + w * 0.4, y + w * 0.6, x, y + w * 1.3, x - w * 0.4, y + w * 0.7)
export const hillock = (x: number, y: number, w: number): string =>
  path`M${x - w} ${y}C${x - w * 0.5} ${y - w * 0.6} ${x + w * 0.5} ${y - w * 0.7} ${x + w} ${y}Z`
export const kite = (x: number, y: number, r: number): string =>
  poly(x, y - r, x + r * 0.8, y, x, y + r * 1.1, x - r * 0.8, y)
export const capOf = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}A${r} ${r * 0.8} 0 0 1 ${x + r} ${y}L${x + r * 0.2} ${y}V${y + r}H${x - r * 0.2}V${y}Z`
export const trunk = (x: number, w: number): string =>
  path`M${x - w} 125C${x - w * 0.4} 80 ${x - w * 0.5} 40 ${x - w * 0.8} -5` +
  path`H${x + w * 0.8}C${x + w * 0.4} 40 ${x + w * 0.5} 80 ${x + w} 125Z`
export const jar = (x: number, y: number, r: number): string =>
  path`M${x - r * 0.5} ${y - r * 2.2}H${x + r * 0.5}L${x + r * 0.4} ${y - r * 1.8}` +
  path`C${x + r * 1.3} ${y - r} ${x + r} ${y} ${x} ${y}S${x - r * 1.3} ${y - r} ${x - r * 0.4} ${y - r * 1.8}Z`
export const sails = (x: number, y: number, s: number): string =>
  path`M${x} ${y - 50 * s}C${x + 20 * s} ${y - 40 * s} ${x + 20 * s} ${y - 20 * s} ${x} ${y - 10 * s}Z` +
  path`M${x - 3} ${y - 40 * s}L${x - 16 * s} ${y - 12 * s}L${x - 3} ${y - 10 * s}Z` +
  path`M${x - 22 * s} ${y - 7 * s}H${x + 26 * s}L${x + 16 * s} ${y + 8 * s}H${x - 14 * s}Z`
