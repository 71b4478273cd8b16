// The pen for the pictures of Legends: paths on 100 x 100, one light from the upper left. A layer is a tone and a path.
//
// sky glow      behind everything           far mid    scenery, from afar to near
// body shade    what the picture is about   light      where the moon falls on it
// accent dark   the colour of the people, and the darkest dark

export type Tone = 'sky' | 'glow' | 'far' | 'mid' | 'body' | 'shade' | 'light' | 'accent' | 'dark' | 'line' | 'thin'
export type Layer = readonly [Tone, string]

const n = (value: number): string => String(Math.round(value * 10) / 10)

export function poly(...points: number[]): string {
  let d = ''
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${n(points[i])} ${n(points[i + 1])}`
  return d + 'Z'
}

export const line = (...points: number[]): string => poly(...points).slice(0, -1)

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
}

export const ring = (x: number, y: number, r: number, width: number): string =>
  oval(x, y, r) +
  `M${n(x - r + width)} ${n(y)}a${n(r - width)} ${n(r - width)} 0 1 1 ${n(2 * (r - width))} 0` +
  `a${n(r - width)} ${n(r - width)} 0 1 1 ${n(-2 * (r - width))} 0Z`

/** A smooth closed shape through points. */
export function blob(...points: number[]): string {
  const count = points.length / 2
  const at = (i: number): [number, number] => {
    const k = ((i % count) + count) % count
    return [points[2 * k], points[2 * k + 1]]
  }
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (!i) d += `M${n(b[0])} ${n(b[1])}`
    d +=
      `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)}` +
      ` ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return d + 'Z'
}

/** A shape that is the same on both sides of `x`: give its right half from top to bottom. */
export function twin(shape: (...points: number[]) => string, x: number, ...half: number[]): string {
  const points: number[] = [...half]
  for (let i = half.length - 2; i >= 0; i -= 2)
    if (Math.abs(half[i] - x) > 0.05) points.push(2 * x - half[i], half[i + 1])
  return shape(...points)
}

/** A flame that stands on (x, y), leaning by `lean`. */
export function flame(x: number, y: number, w: number, h: number, lean = 0): string {
  return (
    `M${n(x - w / 2)} ${n(y)}` +
    `C${n(x - w * 0.75)} ${n(y - h * 0.35)} ${n(x - w * 0.05 + lean * 0.4)} ${n(y - h * 0.45)}` +
    ` ${n(x + lean)} ${n(y - h)}` +
    `C${n(x + w * 0.25 + lean * 0.5)} ${n(y - h * 0.6)} ${n(x + w * 0.8)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y)}Z`
  )
}

/** A leaf or a feather from (x, y) in the direction `turn` (degrees, 0 is up). */
export function leaf(x: number, y: number, length: number, width: number, turn: number): string {
  const a = (turn * Math.PI) / 180
  const [dx, dy] = [Math.sin(a) * length, -Math.cos(a) * length]
  const [px, py] = [Math.cos(a) * width, Math.sin(a) * width]
  return (
    `M${n(x)} ${n(y)}Q${n(x + dx * 0.35 + px)} ${n(y + dy * 0.35 + py)} ${n(x + dx)} ${n(y + dy)}` +
    `Q${n(x + dx * 0.35 - px)} ${n(y + dy * 0.35 - py)} ${n(x)} ${n(y)}Z`
  )
}

/** A swell across the picture: its crest at `y`, filled to the ground. */
export function swell(y: number, height: number, count: number, shift: number): string {
  const step = 100 / count
  let d = `M${n(-step + shift)} ${n(y)}`
  for (let x = -step + shift; x < 100 + step; x += step)
    d +=
      `q${n(step * 0.3)} ${n(-height)} ${n(step * 0.62)} ${n(-height * 0.4)}` +
      `q${n(step * 0.06)} ${n(height * 0.55)} ${n(step * 0.38)} ${n(height * 0.4)}`
  return d + 'V120H-20Z'
}

/** A ridge of straight edges, filled to the ground. */
export function ridge(base: number, heights: number[]): string {
  const step = 100 / (heights.length - 1)
  return 'M0 110' + heights.map((height, i) => `L${n(i * step)} ${n(base - height)}`).join('') + 'L100 110Z'
}

/** Rays from (x, y), as thin wedges. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  width: number,
  turn = 0,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (turn * Math.PI) / 180 + (i * 2 * Math.PI) / count
    const [c, s] = [Math.cos(a), Math.sin(a)]
    d += poly(
      x + c * inner - s * width,
      y + s * inner + c * width,
      x + c * outer,
      y + s * outer,
      x + c * inner + s * width,
      y + s * inner - c * width,
    )
  }
  return d
}

export function star(x: number, y: number, r: number, points = 4, inner = 0.38, turn = 0): string {
  const found: number[] = []
  for (let i = 0; i < points * 2; i++) {
    const a = ((turn - 90) * Math.PI) / 180 + (i * Math.PI) / points
    const radius = i % 2 ? r * inner : r
    found.push(x + Math.cos(a) * radius, y + Math.sin(a) * radius)
  }
  return poly(...found)
}

export type Random = (below: number) => number

/** Numbers that look random and always are the same for one id. */
export function randomOf(id: string): Random {
  let state = 2166136261
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    state ^= state >>> 13
    return (state >>> 0) % below
  }
}
