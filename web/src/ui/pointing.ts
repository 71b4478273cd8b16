// What a lesson points at: boards mark their parts with what explains them, cards and buttons with what they are.

const SIGNS = ['data-explain', 'data-spot', 'data-verb', 'data-point', 'data-cell']

/** Where something is on a board. Two names are no marks of boards: `end` ends the turn, `do` is the main button. */
export function selectorOf(name: string): string {
  if (name === 'end') return '[data-end]'
  if (name === 'do') return '.bar .button.primary'
  const text = name.replace(/["\\]/g, '\\$&')
  return SIGNS.map((sign) => `[${sign}="${text}"]`).join(', ')
}

/** What is pointed at and can be seen, within a part of the page. */
export function pointed(within: Element, names: readonly string[]): Element[] {
  if (!names.length) return []
  return [...within.querySelectorAll(names.map(selectorOf).join(', '))].filter((one) => one.checkVisibility())
}
