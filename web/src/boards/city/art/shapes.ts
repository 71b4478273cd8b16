// A small drawing language: every picture is a list of [role, path]. Roles are CSS classes; the theme colours them.
//
// w1 w2 w3  walls: lit, in shade, deep      r1 r2  roofs: lit, in shade      g  windows (lit when rebuilt)
// d         doors and openings              a1 a2  accent of the people      l  a line without a fill

export type Role = 'w1' | 'w2' | 'w3' | 'r1' | 'r2' | 'g' | 'd' | 'a1' | 'a2' | 'l' | 'gold' | 'water'
export type Shape = readonly [Role, string]

const n = (value: number): string => String(Math.round(value * 10) / 10)

export function poly(...points: number[]): string {
  let d = ''
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${n(points[i])} ${n(points[i + 1])}`
  return d + 'Z'
}

export function line(...points: number[]): string {
  return poly(...points).slice(0, -1)
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
}

/** An opening with a round head; x, y is its top left corner. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2
  return `M${n(x)} ${n(y + h)}v${n(-(h - r))}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}Z`
}

/** An opening with a pointed head. */
export function ogive(x: number, y: number, w: number, h: number): string {
  const m = x + w / 2
  return (
    `M${n(x)} ${n(y + h)}V${n(y + w * 0.7)}Q${n(x)} ${n(y + w * 0.25)} ${n(m)} ${n(y)}` +
    `Q${n(x + w)} ${n(y + w * 0.25)} ${n(x + w)} ${n(y + w * 0.7)}V${n(y + h)}Z`
  )
}

/** The upper half of an ellipse on the line y. */
export function half(cx: number, y: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0Z`
}

/** The right part of a dome, in shade. */
export function halfShade(cx: number, y: number, rx: number, ry: number): string {
  return (
    `M${n(cx + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx * 0.12)} ${n(y - ry * 0.992)}` +
    `Q${n(cx + rx * 0.62)} ${n(y - ry * 0.5)} ${n(cx + rx * 0.42)} ${n(y)}Z`
  )
}

/** A wall with its right side in shade. */
export function wall(x: number, y: number, w: number, h: number, shade = 0.34): Shape[] {
  return [
    ['w1', rect(x, y, w, h)],
    ['w2', rect(x + w * (1 - shade), y, w * shade, h)],
  ]
}

export function gable(x: number, y: number, w: number, h: number): Shape[] {
  const m = x + w / 2
  return [
    ['r1', poly(x, y, m, y - h, x + w, y)],
    ['r2', poly(m, y - h, x + w, y, m + w * 0.12, y)],
  ]
}

export function dome(cx: number, y: number, rx: number, ry: number): Shape[] {
  return [
    ['r1', half(cx, y, rx, ry)],
    ['r2', halfShade(cx, y, rx, ry)],
  ]
}

export function windows(x: number, y: number, count: number, gap: number, w: number, h: number): Shape[] {
  const found: Shape[] = []
  for (let i = 0; i < count; i++) found.push(['g', arch(x + i * gap, y, w, h)])
  return found
}

/** Teeth on a wall. */
export function teeth(x: number, y: number, w: number, count: number, h = 3): string {
  const step = w / (2 * count - 1)
  let d = ''
  for (let i = 0; i < count; i++) d += rect(x + 2 * i * step, y - h, step, h)
  return d
}

export function columns(x: number, y: number, w: number, h: number, count: number, thick = 3): string {
  let d = ''
  const step = (w - thick) / (count - 1)
  for (let i = 0; i < count; i++) d += rect(x + i * step, y, thick, h)
  return d
}

export function flag(x: number, y: number, h: number, size = 5): Shape[] {
  return [
    ['l', line(x, y, x, y - h)],
    ['a1', poly(x, y - h, x + size, y - h + size * 0.4, x, y - h + size * 0.8)],
  ]
}
