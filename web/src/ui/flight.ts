// Things that fly from where they were won to who won them, on a layer above the page.

export interface Sign {
  name: string
  parts: { className: string; path: string }[]
}

const SPACE = 'http://www.w3.org/2000/svg'

export interface Flight {
  from: string
  to: string
  sign: Sign
  delay: number
}

/** Takes away what still flies. */
export function land(layer: HTMLElement): void {
  layer.replaceChildren()
}

/**
 * Lets signs fly between things on the page; one whose ends cannot be seen stays away.
 * All is measured before anything is added.
 */
export function fly(layer: HTMLElement, flights: Flight[], speed: number): void {
  const measured = flights.map((flight) => ({ ...flight, start: middleOf(flight.from), end: middleOf(flight.to) }))
  for (const { sign, delay, start, end } of measured) if (start && end) launch(layer, sign, delay, start, end, speed)
}

export interface Spot {
  x: number
  y: number
}

function launch(layer: HTMLElement, sign: Sign, delay: number, start: Spot, end: Spot, speed: number): void {
  const node = document.createElementNS(SPACE, 'svg')
  node.setAttribute('viewBox', '0 0 24 24')
  node.setAttribute('class', `flyer ${sign.name}`)
  for (const part of sign.parts) {
    const path = document.createElementNS(SPACE, 'path')
    path.setAttribute('d', part.path)
    path.setAttribute('class', part.className)
    node.append(path)
  }
  layer.append(node)
  const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 }
  const at = (point: Spot, scale: number): string => `translate(${point.x - 12}px, ${point.y - 12}px) scale(${scale})`
  node
    .animate(
      [
        { transform: at(start, 0.4), opacity: 0 },
        { transform: at(start, 1.4), opacity: 1, offset: 0.2 },
        { transform: at(middle, 1.3), opacity: 1, offset: 0.6 },
        { transform: at(end, 0.7), opacity: 0.9 },
      ],
      { duration: 620 * speed, delay, easing: 'ease-out', fill: 'both' },
    )
    .finished.then(
      () => node.remove(),
      () => node.remove(),
    )
}

export function middleOf(selector: string): Spot | null {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect()
    if (box.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return null
}
