// A card or tile is dragged onto its place: beside clicking, with mouse, pen or finger. A short move is a click.

export interface Dragging {
  /** What can be lifted, and where it can be dropped, as selectors. */
  from: string
  to: string
  /** Something is being lifted: what it can do shows itself. Says whether it may be. */
  lift: (from: HTMLElement) => boolean
  drop: (from: HTMLElement, to: HTMLElement) => void
}

const FAR = 9

export function dragging(node: HTMLElement, given: Dragging) {
  let options = given
  let from: HTMLElement | null = null
  let ghost: HTMLElement | null = null
  let start = { x: 0, y: 0 }

  function onDown(event: PointerEvent): void {
    const found = (event.target as Element).closest<HTMLElement>(options.from)
    if (!found || event.button !== 0) return
    from = found
    start = { x: event.clientX, y: event.clientY }
  }

  function onMove(event: PointerEvent): void {
    if (!from) return
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      if (!options.lift(from)) return stop()
      ghost = shadowOf(from)
    }
    event.preventDefault()
    ghost.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px)`
    const over = placeAt(event)
    for (const one of node.querySelectorAll('[data-over]')) if (one !== over) one.removeAttribute('data-over')
    over?.setAttribute('data-over', '')
  }

  function onUp(event: PointerEvent): void {
    const lifted = from
    const was = ghost
    const to = was ? placeAt(event) : null
    stop()
    if (!lifted || !was) return
    // The click that ends a drag chooses nothing.
    const swallow = (click: Event): void => {
      click.stopPropagation()
      click.preventDefault()
    }
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (to) options.drop(lifted, to)
  }

  /** A copy that follows the pointer. */
  function shadowOf(lifted: HTMLElement): HTMLElement {
    const whole = lifted.parentElement ?? lifted
    const box = whole.getBoundingClientRect()
    const made = whole.cloneNode(true) as HTMLElement
    made.setAttribute('aria-hidden', 'true')
    made.inert = true
    made.classList.add('dragged')
    Object.assign(made.style, {
      position: 'fixed',
      pointerEvents: 'none',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    node.append(made)
    return made
  }

  const placeAt = (event: PointerEvent): HTMLElement | null =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest<HTMLElement>(options.to))
      .find((one) => one && node.contains(one)) ?? null

  function stop(): void {
    for (const one of node.querySelectorAll('[data-over]')) one.removeAttribute('data-over')
    ghost?.remove()
    ghost = null
    from = null
  }

  node.addEventListener('pointerdown', onDown)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', stop)
  return {
    update(next: Dragging): void {
      options = next
    },
    destroy(): void {
      stop()
      node.removeEventListener('pointerdown', onDown)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', stop)
    },
  }
}
