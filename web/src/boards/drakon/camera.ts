// Where one looks at the maze from: plane coordinates times `scale` plus an offset are pixels of the window.

export interface Camera {
  x: number
  y: number
  scale: number
}
export interface Size {
  width: number
  height: number
}
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Spot {
  x: number
  y: number
}

/** The side of a chamber in the plane. */
export const SIDE = 100
const NEAREST = 2.2
const FARTHEST = 0.16

/** What surrounds some places, in the plane. */
export function boundsOf(places: { column: number; row: number }[]): Bounds {
  const columns = places.map((place) => place.column)
  const rows = places.map((place) => place.row)
  return {
    left: Math.min(...columns) * SIDE,
    top: Math.min(...rows) * SIDE,
    right: (Math.max(...columns) + 1) * SIDE,
    bottom: (Math.max(...rows) + 1) * SIDE,
  }
}

/**
 * All of `bounds` in the window, chambers neither larger than `most` nor smaller than `least` pixels; if they do not
 * all fit, around `middle`.
 */
export function fit(bounds: Bounds, size: Size, least: number, most: number, middle: Spot, margin = 14): Camera {
  const width = bounds.right - bounds.left
  const height = bounds.bottom - bounds.top
  const wished = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height)
  const scale = Math.min(most / SIDE, Math.max(least / SIDE, wished))
  const along = (from: number, to: number, room: number, at: number): number => {
    if ((to - from) * scale <= room) return room / 2 - ((from + to) / 2) * scale
    const wanted = room / 2 - at * scale
    return Math.min(margin - from * scale, Math.max(room - margin - to * scale, wanted))
  }
  return {
    scale,
    x: along(bounds.left, bounds.right, size.width, middle.x),
    y: along(bounds.top, bounds.bottom, size.height, middle.y),
  }
}

/** Nearer or farther, with the point under the finger where it is. */
export function zoomed(camera: Camera, factor: number, at: Spot): Camera {
  const scale = Math.min(NEAREST, Math.max(FARTHEST, camera.scale * factor))
  const real = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** Moved just so far that a place is in the window. */
export function revealing(camera: Camera, place: { column: number; row: number }, size: Size, margin = 8): Camera {
  const shift = (at: number, offset: number, room: number): number => {
    const from = at * SIDE * camera.scale + offset
    const to = from + SIDE * camera.scale
    if (from < margin) return margin - from
    return to > room - margin ? room - margin - to : 0
  }
  return moved(camera, shift(place.column, camera.x, size.width), shift(place.row, camera.y, size.height))
}
