// Somebody with a head, two arms and a body of their people: joints from the pose, shapes from the build.

import { headgear } from './heads'
import { blob, curve, leaf, limb, line, oval, poly, put, rimmed, type Layer, type Random, type Tone, path } from './pen'
import { CAMERAS, POSES, type Pose } from './poses'
import { prop } from './props'

export interface Build {
  /** Half widths, in hundredths of the height. */
  shoulder: number
  waist: number
  hip: number
  arm: number
  leg: number
  /** The radius of the head. */
  head: number
  below: 'robe' | 'legs' | 'tail' | 'coat' | 'leaves' | 'smock' | 'cape'
  isRock?: boolean
  sleeve: Tone
  top: Tone
  legTone: Tone
}

/** The bodies of those who go upright. */
export const BUILDS: Record<string, Build> = {
  sage: build({ shoulder: 11, waist: 8, hip: 9, arm: 3.4, head: 7.6, below: 'robe' }),
  ember: build({
    shoulder: 14,
    waist: 7,
    hip: 8,
    arm: 3.6,
    leg: 4.6,
    head: 7.6,
    below: 'cape',
    sleeve: 'skin',
    top: 'skin',
    legTone: 'skin',
  }),
  golem: build({
    shoulder: 22,
    waist: 16,
    hip: 15,
    arm: 6.4,
    leg: 8,
    head: 8,
    below: 'legs',
    isRock: true,
    sleeve: 'skin',
    top: 'skin',
    legTone: 'skin',
  }),
  mer: build({ shoulder: 11, waist: 7, hip: 9, arm: 3, head: 7.6, below: 'tail', sleeve: 'skin', top: 'skin' }),
  kid: build({ shoulder: 12, waist: 11, hip: 12, arm: 4.4, leg: 5.4, head: 17, below: 'smock', legTone: 'trim' }),
  dancer: build({
    shoulder: 9.5,
    waist: 6,
    hip: 8,
    arm: 2.8,
    leg: 3.8,
    head: 7,
    below: 'leaves',
    sleeve: 'skin',
    top: 'cloth',
    legTone: 'skin',
  }),
  sailor: build({ shoulder: 13, waist: 9, hip: 10, arm: 4, leg: 4.8, head: 7.6, below: 'coat', legTone: 'ink' }),
  chimera: build({
    shoulder: 17,
    waist: 11,
    hip: 11,
    arm: 4.8,
    leg: 6,
    head: 9,
    below: 'legs',
    sleeve: 'skin',
    top: 'skin',
    legTone: 'skin',
  }),
}

function build(given: Partial<Build> & Pick<Build, 'below'>): Build {
  return {
    shoulder: 11,
    waist: 8,
    hip: 9,
    arm: 3.4,
    leg: 4.4,
    head: 7.6,
    sleeve: 'cloth',
    top: 'cloth',
    legTone: 'cloth',
    ...given,
  }
}

export interface Who {
  people: string
  subject: string
  pose: string
  head: string
  prop: string
  camera: string
  isLeft: boolean
  more: string[]
  /** What fire and earth make of the body. */
  tall: number
  broad: number
  any: Random
}

const shapeOf = (build: Build): typeof blob => (build.isRock ? poly : blob)

/** The points of a pose, with y downwards and the head of this build. */
function joints(pose: Pose, build: Build): { head: [number, number]; neck: [number, number]; hip: [number, number] } {
  const down = ([x, y]: readonly [number, number]): [number, number] => [x, -y]
  const [hx, hy] = pose.head
  const [nx, ny] = pose.neck
  const length = Math.hypot(hx - nx, hy - ny) || 1
  const rise = (build.head + 2) / length
  return { head: [nx + (hx - nx) * rise, -(ny + (hy - ny) * rise)], neck: down(pose.neck), hip: down(pose.hip) }
}

function torso(pose: Pose, build: Build): { d: string; left: [number, number]; right: [number, number] } {
  const { neck, hip } = joints(pose, build)
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]]
  const length = Math.hypot(dx, dy) || 1
  const [px, py] = [-dy / length, dx / length]
  const at = (t: number, side: number): [number, number] => [neck[0] + dx * t + px * side, neck[1] + dy * t + py * side]
  const s = build.shoulder
  const [left, right] = [at(0.1, s * 0.82), at(0.1, -s * 0.82)]
  const outline = build.isRock
    ? [at(-0.08, s * 0.3), at(0, s), at(0.34, s * 1.06), at(0.62, build.waist), at(1.02, build.hip)]
    : [at(-0.08, 2.6), at(0.02, s * 0.72), at(0.16, s), at(0.58, build.waist), at(1.04, build.hip)]
  const other = outline.map(([x, y]): [number, number] => {
    const t = ((x - neck[0]) * dx + (y - neck[1]) * dy) / (length * length)
    const side = (x - neck[0]) * px + (y - neck[1]) * py
    return at(t, -side * (build.isRock ? 0.94 : 1))
  })
  return { d: shapeOf(build)(...outline.flat(), ...other.reverse().flat()), left, right }
}

function armOf(pose: Pose, build: Build, which: 0 | 1, from: [number, number]): Layer[] {
  const [ex, ey, hx, hy] = pose.arms[which]
  const w = build.arm
  const widths = build.isRock ? [w * 1.1, w * 0.9, w * 1.5] : [w * 1.15, w, w * 0.7]
  const arm = limb([from[0], from[1], ex, -ey, hx, -hy], widths, shapeOf(build))
  const hand: Layer = [
    'skin',
    build.isRock
      ? poly(hx - w, -hy - w * 0.8, hx + w, -hy - w, hx + w * 1.3, -hy + w, hx - w * 0.7, -hy + w * 1.2)
      : oval(hx, -hy, w * 0.95),
  ]
  const wide = build.below === 'robe' || build.below === 'coat'
  const [mx, my] = [ex + (hx - ex) * 0.8, ey + (hy - ey) * 0.8]
  const cuff = wide ? limb([ex, -ey, mx, -my], [w * 0.9, w * (build.below === 'robe' ? 1.9 : 1.3)], poly) : ''
  return [[build.sleeve, arm], ...(cuff ? [[build.sleeve, cuff] as Layer] : []), hand]
}

function legsOf(pose: Pose, build: Build): Layer[] {
  const { hip } = joints(pose, build)
  const shape = shapeOf(build)
  return [1, 0].flatMap((which): Layer[] => {
    const [kx, ky, fx, fy] = pose.legs[which]
    const side = (which ? -1 : 1) * build.hip * 0.45
    const w = build.leg
    const widths = build.isRock ? [w * 1.2, w, w * 1.1] : [w * 1.3, w, w * 0.72]
    const shin = limb([hip[0] + side, hip[1] - 2, kx, -ky, fx, -fy], widths, shape)
    const foot = build.isRock
      ? poly(fx - w, -fy - w, fx + w * 1.2, -fy - w, fx + w * 1.7, -fy + 2, fx - w * 1.3, -fy + 2)
      : oval(fx + w * 0.5, -fy - 0.4, w * 1.2, w * 0.62)
    const boot: Layer[] =
      build.below === 'coat'
        ? [['wood', limb([(kx + fx) / 2, -(ky + fy) / 2, fx, -fy], [w * 1.1, w * 0.9]) + foot]]
        : [[build.legTone, foot]]
    return [[build.legTone, shin], ...boot]
  })
}

/** What hangs from the hips: a robe to the ground, the skirts of a coat, leaves, a fish's tail. */
function below(pose: Pose, build: Build, any: Random): { under: Layer[]; over: Layer[] } {
  const { neck, hip } = joints(pose, build)
  const [a, b] = pose.legs
  const [h, w] = [build.hip, build.waist]
  const ground = Math.min(-1, Math.max(-a[3], -b[3]))
  if (build.below === 'robe') {
    const isLow = hip[1] > -38
    const [l, r] = [Math.min(a[0], b[0], a[2], b[2]) - 7 - any(4), Math.max(a[0], b[0], a[2], b[2]) + 7 + any(4)]
    const edge = pose.legs[0][3] > 20 ? ground : isLow ? 1 : ground
    const d =
      path`M${hip[0] - h} ${hip[1] - 6}C${hip[0] - h - 3} ${hip[1] + 10} ${l + 3} ${edge - 12} ${l} ${edge}` +
      path`Q${(l * 2 + r) / 3} ${edge + 3} ${(l + r) / 2} ${edge}T${r} ${edge}` +
      path`C${r - 3} ${edge - 12} ${hip[0] + h + 3} ${hip[1] + 10} ${hip[0] + h} ${hip[1] - 6}Z`
    const folds = [0.2, 0.45, 0.7]
      .map((t) => line(hip[0] + (t - 0.5) * h, hip[1] + 4, l + (r - l) * t, edge - 2))
      .join('')
    const hem =
      path`M${l} ${edge}Q${(l * 2 + r) / 3} ${edge + 3} ${(l + r) / 2} ${edge}T${r} ${edge}` +
      path`l-1 -4Q${(l + r * 2) / 3} ${edge - 5} ${(l + r) / 2} ${edge - 4}T${l + 1} ${edge - 4}Z`
    const sash: Layer = [
      'trim',
      limb(
        [
          neck[0] + 1,
          neck[1] + 6,
          (neck[0] + hip[0]) / 2,
          (neck[1] + hip[1]) / 2,
          hip[0],
          hip[1] + 2,
          (l + r) / 2,
          edge - 3,
        ],
        [1.6, 1.8, 2.2, 2.8],
        poly,
      ),
    ]
    return { under: [['cloth', d]], over: [['ink', folds, 0.8, 0.35], sash, ['trim', hem]] }
  }
  if (build.below === 'coat') {
    const reach = hip[1] + 26
    const spread = Math.max(12, Math.abs(a[0] - b[0]) * 0.7 + 8)
    const d =
      path`M${hip[0] - w} ${hip[1] - 10}L${hip[0] - spread - 3} ${reach}L${hip[0] - 2} ${reach - 3}` +
      path`L${hip[0]} ${hip[1]}L${hip[0] + 3} ${reach - 3}` +
      `L${hip[0] + spread} ${reach - 1}L${hip[0] + w} ${hip[1] - 10}Z`
    const belt: Layer = ['wood', limb([hip[0] - w, hip[1] - 5, hip[0] + w, hip[1] - 5], [1.8, 1.8], poly)]
    const buckle: Layer = [
      'trim',
      poly(hip[0] - 2, hip[1] - 7, hip[0] + 2, hip[1] - 7, hip[0] + 2, hip[1] - 3, hip[0] - 2, hip[1] - 3),
    ]
    const lapels: Layer = [
      'trim',
      line(neck[0] - 3, neck[1] + 2, neck[0] + 1, neck[1] + 14) +
        line(neck[0] + 4, neck[1] + 2, neck[0] + 1, neck[1] + 14, hip[0], hip[1] - 8),
      1.2,
    ]
    return { under: [...legsOf(pose, build), ['cloth', d]], over: [lapels, belt, buckle] }
  }
  if (build.below === 'leaves') {
    const isHigh = a[3] > 20 || b[3] > 12
    const gown = (count: number, length: number, width: number, spread: number): string =>
      Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1) - 0.5
        return leaf(hip[0] + t * h * 1.7, hip[1] - 4, length - Math.abs(t) * 8, width, 180 - t * spread)
      }).join('')
    const belt: Layer = ['trim', limb([hip[0] - w, hip[1] - 6, hip[0] + w, hip[1] - 6], [1.6, 1.6])]
    return {
      under: legsOf(pose, build),
      over: [
        ['leaf', gown(6, isHigh ? 26 : 40, 7, isHigh ? 90 : 50)],
        ['cloth', gown(5, isHigh ? 20 : 30, 7, isHigh ? 70 : 40)],
        belt,
      ],
    }
  }
  if (build.below === 'cape') {
    const [l, g] = [Math.min(neck[0], hip[0]) - 26, Math.min(hip[1] + 34, -3)]
    const d =
      path`M${neck[0] + 9} ${neck[1] + 1}L${neck[0] - 11} ${neck[1] + 2}` +
      `C${l + 8} ${hip[1]} ${l + 4} ${g - 14} ${l} ${g}` +
      path`l7 -6l2 8l6 -9l4 8l5 -10l5 7L${hip[0] + 5} ${g - 14}L${hip[0] + 8} ${hip[1]}Z`
    const belt: Layer[] = [
      ['cloth', leaf(hip[0] - 2, hip[1] - 4, 26, 8, 184) + leaf(hip[0] + 4, hip[1] - 4, 22, 7, 168)],
      ['trim', limb([hip[0] - h, hip[1] - 4, hip[0] + h, hip[1] - 4], [2.2, 2.2])],
    ]
    return { under: [['cloth', d], ...legsOf(pose, build)], over: belt }
  }
  if (build.below === 'tail') {
    const turn = pose.legs[0][3] > 20 ? -1 : 1
    const points = [
      hip[0],
      hip[1] - 4,
      hip[0] - 4 * turn,
      hip[1] + 16,
      hip[0] + 8 * turn,
      hip[1] + 32,
      hip[0] + 22 * turn,
      hip[1] + 40,
    ]
    const [x, y] = [points[6], points[7]]
    const fin = leaf(x - 2 * turn, y, 22, 8, 60 * turn) + leaf(x - 2 * turn, y, 20, 7, 130 * turn)
    const scales = [8, 14, 20, 26].map((t) => path`M${hip[0] - 8} ${hip[1] + t - 4}q4 4 8 0q4 4 8 0`).join('')
    return {
      under: [
        ['trim', fin],
        ['cloth', limb(points, [h, h, 5, 2.4])],
      ],
      over: [
        ['rim', scales, 0.7, 0.5],
        [
          'trim',
          blob(hip[0] - h - 1, hip[1] - 6, hip[0] + h + 1, hip[1] - 6, hip[0] + 3, hip[1] + 2, hip[0] - 3, hip[1] + 2),
        ],
      ],
    }
  }
  if (build.below === 'smock') {
    const d =
      path`M${hip[0] - w} ${hip[1] - 8}L${hip[0] - h - 5} ${hip[1] + 12}` +
      path`Q${hip[0]} ${hip[1] + 18} ${hip[0] + h + 5} ${hip[1] + 12}L${hip[0] + w} ${hip[1] - 8}Z`
    return {
      under: legsOf(pose, build),
      over: [
        ['cloth', d],
        ['trim', line(hip[0] - h - 4, hip[1] + 10, hip[0], hip[1] + 14, hip[0] + h + 4, hip[1] + 10), 2],
      ],
    }
  }
  return { under: legsOf(pose, build), over: [] }
}

/** A tail for those who are not of one piece. */
function tailOf(pose: Pose): Layer[] {
  const [x, y] = [pose.hip[0], -pose.hip[1]]
  return [
    ['skin', limb([x, y, x - 16, y + 12, x - 32, y + 8, x - 40, y - 8], [6, 5, 3.4, 1])],
    ['accent', leaf(x - 39, y - 4, 16, 5, -20)],
  ]
}

/** Marks on the body by which a people is known. */
function marks(who: Who, pose: Pose, build: Build): Layer[] {
  const { neck, hip } = joints(pose, build)
  const [mx, my] = [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2]
  if (who.subject === 'ember')
    return [
      [
        'flare',
        line(neck[0] - 5, neck[1] + 8, mx - 2, my - 2, mx - 5, my + 6) +
          line(neck[0] + 6, neck[1] + 8, mx + 3, my, mx + 1, hip[1] - 6),
        1,
        0.9,
      ],
      ['trim', limb([neck[0] - 9, neck[1] + 3, mx, my - 4, neck[0] + 9, neck[1] + 3], [1.2, 1.8, 1.2])],
    ]
  if (build.isRock)
    return [
      [
        'ink',
        line(neck[0] - 12, neck[1] + 8, mx - 4, my - 2, mx - 8, my + 8) +
          line(mx + 8, my - 8, mx + 3, my + 4, mx + 8, hip[1] - 2),
        1,
        0.55,
      ],
      ['accent', poly(mx, my - 12, mx + 5, my - 5, mx, my + 3, mx - 5, my - 5)],
      [
        'cloth',
        poly(neck[0] - 20, neck[1] + 2, neck[0] - 10, neck[1] - 8, neck[0] - 5, neck[1] + 2) +
          poly(neck[0] + 20, neck[1] + 2, neck[0] + 11, neck[1] - 7, neck[0] + 5, neck[1] + 2),
      ],
    ]
  if (who.subject === 'mer')
    return [
      ['trim', curve(neck[0] - 6, neck[1] + 3, neck[0], neck[1] + 7, neck[0] + 6, neck[1] + 3), 1.4],
      ['cloth', oval(mx - 4, my - 6, 4.6, 4) + oval(mx + 4, my - 6, 4.6, 4)],
    ]
  if (who.subject === 'chimera')
    return [
      ['accent', [0, 8, 16].map((t) => leaf(neck[0] - 12 + t * 0.2, neck[1] + 6 + t, 10, 3, -64)).join('')],
      ['rim', line(mx, neck[1] + 4, mx + 2, my, mx - 1, hip[1]), 0.9, 0.6],
    ]
  return []
}

/** Somebody, and those who came with them. */
export function figure(who: Who): Layer[] {
  if (who.more.includes('trio')) return [...one(who, 0.86, -24, -4), ...one(who, 0.86, 19, -4), ...one(who)]
  if (who.more.includes('pair'))
    return [...one({ ...who, isLeft: !who.isLeft }, 0.92, -21, -3), ...one(who, 0.92, 15, 0)]
  return one(who)
}

function one(who: Who, scale = 1, aside = 0, down = 0): Layer[] {
  const pose = POSES[who.pose] ?? POSES.stand
  const plain = BUILDS[who.subject] ?? BUILDS.sage
  const wide = 1 + (who.broad - 2) * 0.045
  const build: Build = {
    ...plain,
    shoulder: plain.shoulder * wide,
    waist: plain.waist * wide,
    hip: plain.hip * wide,
    arm: plain.arm * wide,
    leg: plain.leg * wide,
  }
  const { head } = joints(pose, build)
  const body = torso(pose, build)
  const skirts = below(pose, build, who.any)
  const gear = headgear(who.people, who.head, pose.isBehind ?? false)
  const inHead = (layers: Layer[]): Layer[] =>
    put(layers, head[0], head[1], build.head / 8, (pose.neck[0] - pose.head[0]) * -0.9)
  const [hx, hy] = [pose.arms[0][2], -pose.arms[0][3]]
  const held = prop(who.prop)
  const things = put(held.layers, hx, hy, build.head > 12 ? 1.15 : 1, held.isUpright ? 0 : (pose.lean ?? 0))
  const bodyLayers: Layer[] = [
    ...(who.subject === 'chimera' ? tailOf(pose) : []),
    ...inHead(gear.back),
    ...armOf(pose, build, 1, body.left),
    ...skirts.under,
    [build.top, body.d],
    ...marks(who, pose, build),
    ...skirts.over,
    ...inHead(gear.front),
  ]
  const arm = armOf(pose, build, 0, body.right)
  const all = held.isBehind ? [...things, ...bodyLayers, ...arm] : [...bodyLayers, ...things, ...arm]
  const camera = CAMERAS[who.camera] ?? CAMERAS.full
  // Children are mostly head: seen whole, they are smaller.
  const whole = build.head > 12 && camera.head === undefined ? 0.84 : 1
  const size = scale * whole * camera.size * (1 + (who.tall - 2) * 0.02)
  const x =
    60 - (who.isLeft ? -1 : 1) * (camera.head ? head[0] * size * 0.7 : ((pose.hip[0] + pose.head[0]) / 2) * size * 0.6)
  const y = camera.head === undefined ? (camera.ground ?? 100) : camera.head - head[1] * size
  return rimmed(put(all, x + aside, y + down, size, 0, who.isLeft), 0.9 + size * 0.35)
}
