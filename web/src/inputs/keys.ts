// Single keys at a table: what the bar offers first, the end of the turn, and the cards of the hand by number.

import { pressed } from '../store/settings.svelte'

/** Whether a key is meant for the board: for no field, and no shortcut of the browser. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target as Element | null)?.closest?.('input, select, textarea, dialog')

const ENDS = '[data-end]:not(:disabled)'
const DOES = '.button.primary:not(:disabled)'

/** Presses what a key stands for, in the bar or in the hand beside it. */
export function pressFor(event: KeyboardEvent, bar: HTMLElement): void {
  const press = (one: Element | null | undefined): void => {
    if (one instanceof HTMLElement) one.click()
  }
  const key = pressed(event)
  if (key === 'do') press(bar.querySelector(DOES))
  else if (key === 'end') press(bar.querySelector(ENDS))
  else if (/^[1-9]$/.test(event.key) && isForBoard(event))
    press(bar.parentElement?.querySelectorAll('.hand .touch')[Number(event.key) - 1])
}
