// Texts to take along.

/** Copies a text; says whether it could. Without encryption, as at home by the number of a machine, browsers have no
 * clipboard for pages, but copy what is selected.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    area.readOnly = true
    area.style.position = 'fixed'
    area.style.opacity = '0'
    const before = document.activeElement
    document.body.append(area)
    area.select()
    const isDone = document.execCommand('copy')
    area.remove()
    if (before instanceof HTMLElement) before.focus()
    return isDone
  }
}
