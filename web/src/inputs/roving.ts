// One tab stop per group; arrows walk inside it. `columns` makes a grid, else it is a line. Home and End work too.

interface Roving {
  columns?: number
  selector?: string
  isFixed?: boolean
}

/** The item that lies least far off in a direction; the present one if none does. */
export function nearest(places: [number, number][], index: number, step: number[]): number {
  let best = index
  let least = Number.POSITIVE_INFINITY
  places.forEach(([column, row], i) => {
    const along = (column - places[index][0]) * step[0] + (row - places[index][1]) * step[1]
    const aside = Math.abs((column - places[index][0]) * step[1]) + Math.abs((row - places[index][1]) * step[0])
    if (along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = i
    }
  })
  return best
}

export function roving(node: HTMLElement, given: Roving = {}) {
  let options = given
  const items = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>(options.selector ?? 'button')].filter((item) => !item.hidden)

  function settle(): void {
    const all = items()
    const held = all.find((item) => item.tabIndex === 0 && item.dataset.roving === 'yes') ?? all[0]
    for (const item of all) {
      item.dataset.roving = item === held ? 'yes' : 'no'
      item.tabIndex = item === held ? 0 : -1
    }
  }

  function hold(item: HTMLElement): void {
    for (const other of items()) {
      other.tabIndex = other === item ? 0 : -1
      other.dataset.roving = other === item ? 'yes' : 'no'
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = items()
    const index = all.indexOf(document.activeElement as HTMLElement)
    if (index < 0) return
    // A board keeps its orientation; a line of things follows the page.
    const mirrored = !options.isFixed && getComputedStyle(node).direction === 'rtl'
    const forward = mirrored ? 'ArrowLeft' : 'ArrowRight'
    const backward = mirrored ? 'ArrowRight' : 'ArrowLeft'
    let to = index
    if (options.columns) {
      const place = (item: HTMLElement): [number, number] => [Number(item.dataset.column), Number(item.dataset.row)]
      const [column, row] = place(all[index])
      const step = { [forward]: [1, 0], [backward]: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key]
      if (step) {
        for (let n = 1; n <= options.columns; n++) {
          const found = all.findIndex(
            (item) => place(item)[0] === column + n * step[0] && place(item)[1] === row + n * step[1],
          )
          if (found >= 0) {
            to = found
            break
          }
        }
        // Nothing straight ahead: the nearest in that direction, where a board has holes.
        if (to === index) to = nearest(all.map(place), index, step)
      } else if (event.key === 'Home') to = 0
      else if (event.key === 'End') to = all.length - 1
      else return
    } else if (event.key === forward || event.key === 'ArrowDown') to = (index + 1) % all.length
    else if (event.key === backward || event.key === 'ArrowUp') to = (index - 1 + all.length) % all.length
    else if (event.key === 'Home') to = 0
    else if (event.key === 'End') to = all.length - 1
    else return
    event.preventDefault()
    hold(all[to])
    all[to].focus()
  }

  const onFocus = (event: FocusEvent): void => {
    const item = event.target as HTMLElement
    if (items().includes(item)) hold(item)
  }
  const observer = new MutationObserver(settle)
  observer.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', onKey)
  node.addEventListener('focusin', onFocus)
  settle()
  return {
    update(next: Roving = {}) {
      options = next
      settle()
    },
    destroy() {
      observer.disconnect()
      node.removeEventListener('keydown', onKey)
      node.removeEventListener('focusin', onFocus)
    },
  }
}
