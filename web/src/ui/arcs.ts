// Arcs from one place of the page to another.

import type { Spot } from './flight'

const NEAR = 12
const BEND = 0.22
const MOST_BEND = 60

/** An arc that leaves the places themselves free; nothing where they are the same. */
export function arc(start: Spot, end: Spot): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const far = Math.hypot(dx, dy)
  if (far < NEAR) return ''
  const bend = Math.min(MOST_BEND, far * BEND) * (dx < 0 ? -1 : 1)
  const middle = { x: (start.x + end.x) / 2 + (dy / far) * bend, y: (start.y + end.y) / 2 - (dx / far) * bend }
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`
}
