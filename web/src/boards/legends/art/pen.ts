// The pen for the pictures of Legends: paths on 100 x 120, one light from the upper left, the horizon at 80.
//
// far mid near front   the country, from the horizon to the frame; each fades into the mist at its foot
// skin cloth …         what is in the picture; these are rounded by the light
// light rim ink        flat: the brightest, the edge that the light catches, the darkest

export const TONES = [
  'far',
  'mid',
  'near',
  'front',
  'glow',
  'light',
  'rim',
  'ink',
  'skin',
  'cloth',
  'trim',
  'hair',
  'metal',
  'wood',
  'stone',
  'leaf',
  'bone',
  'fire',
  'flare',
  'water',
  'accent',
] as const
export type Tone = (typeof TONES)[number]
/** Tone, path, width of the line (0: filled), opacity, transform. */
export type Layer = readonly [tone: Tone, d: string, line?: number, opacity?: number, move?: string]

export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A path written out, its numbers rounded. */
export const path = (texts: TemplateStringsArray, ...values: number[]): string =>
  texts.reduce((all, text, i) => all + n(values[i - 1]) + text)

export function poly(...points: number[]): string {
  let d = ''
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${n(points[i])} ${n(points[i + 1])}`
  return d + 'Z'
}

export const line = (...points: number[]): string => poly(...points).slice(0, -1)

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
}

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

/** A smooth open line through points. */
export function curve(...points: number[]): string {
  let d = `M${n(points[0])} ${n(points[1])}`
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [bx, by, cx, cy] = points.slice(i, i + 4)
    const [ax, ay] = i ? [points[i - 2], points[i - 1]] : [bx, by]
    const [ex, ey] = i + 5 < points.length ? [points[i + 4], points[i + 5]] : [cx, cy]
    d +=
      `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)}` +
      ` ${n(cx - (ex - bx) / 6)} ${n(cy - (ey - by) / 6)} ${n(cx)} ${n(cy)}`
  }
  return d
}

/** A limb, a tail, a neck: along `points` with a half width at each of them. */
export function limb(points: number[], widths: number[], shape: (...points: number[]) => string = blob): string {
  const count = widths.length
  const left: number[] = []
  const right: number[] = []
  for (let i = 0; i < count; i++) {
    const [from, to] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)]
    const dx = points[2 * to] - points[2 * from]
    const dy = points[2 * to + 1] - points[2 * from + 1]
    const length = Math.hypot(dx, dy) || 1
    const [ux, uy] = [(-dy / length) * widths[i], (dx / length) * widths[i]]
    left.push(points[2 * i] + ux, points[2 * i + 1] + uy)
    right.unshift(points[2 * i] - ux, points[2 * i + 1] - uy)
  }
  return shape(...left, ...right)
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
  let d = `M${n(-step * 2 + shift)} ${n(y)}`
  for (let x = -step * 2 + shift; x < 100 + step; x += step)
    d +=
      `q${n(step * 0.3)} ${n(-height)} ${n(step * 0.62)} ${n(-height * 0.4)}` +
      `q${n(step * 0.06)} ${n(height * 0.55)} ${n(step * 0.38)} ${n(height * 0.4)}`
  return d + 'V125H-60Z'
}

/** A ridge of straight edges from the left to the right, filled to the ground. */
export function ridge(base: number, ...heights: number[]): string {
  const step = 120 / (heights.length - 1)
  return 'M-10 125' + heights.map((height, i) => `L${n(i * step - 10)} ${n(base - height)}`).join('') + 'L110 125Z'
}

/** Soft hills from the left to the right, filled to the ground. */
export function hills(base: number, ...heights: number[]): string {
  const step = 120 / (heights.length - 1)
  return curve(...heights.flatMap((height, i) => [i * step - 10, base - height])) + 'V125H-10Z'
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
    const [ax, ay] = [x + c * inner, y + s * inner]
    d += poly(ax - s * width, ay + c * width, x + c * outer, y + s * outer, ax + s * width, ay - c * width)
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

export function cloud(x: number, y: number, w: number): string {
  return (
    `M${n(x - w)} ${n(y)}C${n(x - w * 1.1)} ${n(y - w * 0.3)} ${n(x - w * 0.6)} ${n(y - w * 0.45)} ${n(x - w * 0.4)} ` +
    `${n(y - w * 0.3)}C${n(x - w * 0.3)} ${n(y - w * 0.75)} ${n(x + w * 0.3)} ${n(y - w * 0.8)} ${n(x + w * 0.4)} ` +
    `${n(y - w * 0.36)}C${n(x + w * 0.8)} ${n(y - w * 0.5)} ${n(x + w * 1.1)} ${n(y - w * 0.2)} ${n(x + w)} ${n(y)}Z`
  )
}

/** The lightning between two points. */
export function bolt(x: number, y: number, toX: number, toY: number, width: number): string {
  const [dx, dy] = [toX - x, toY - y]
  const length = Math.hypot(dx, dy) || 1
  const [px, py] = [(-dy / length) * width, (dx / length) * width]
  const at = (t: number, side: number): [number, number] => [x + dx * t + px * side, y + dy * t + py * side]
  const points = [at(0, 0.5), at(0.34, 1.5), at(0.36, 0.3), at(0.66, 1.2), at(0.68, 0.1), at(1, 0)]
  return poly(...points.flat(), ...[at(0.6, -1), at(0.58, -0.2), at(0.28, -1.1), at(0.26, 0), at(0, -0.6)].flat())
}

/** Layers drawn around (0, 0), put at a place. */
export function put(layers: Layer[], x: number, y: number, size = 1, turn = 0, isMirrored = false): Layer[] {
  const spin = turn ? ` rotate(${n(turn)})` : ''
  const by = String(Math.round(size * 1000) / 1000)
  const scale = size !== 1 || isMirrored ? ` scale(${isMirrored ? '-' : ''}${by} ${by})` : ''
  const move = `translate(${n(x)} ${n(y)})${spin}${scale}`
  return layers.map(([tone, d, width, opacity, old]) => [tone, d, width, opacity, old ? `${move} ${old}` : move])
}

/** The edge that the light catches: what follows, a little nearer to the light, in one tone. */
export function rimmed(layers: Layer[], size = 1, tone: Tone = 'rim'): Layer[] {
  const edge = layers
    .filter(([own, , , opacity]) => own !== 'glow' && (opacity ?? 1) > 0.8)
    .map(([, d, width, , move]): Layer => [tone, d, width, 0.9, move])
  return [...put(edge, -0.9 * size, -0.8 * size), ...layers]
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
