// What the bar says while nothing is asked.

import { t } from '../i18n/words.svelte'
import type { BoardProps } from './props'

/** That the game is over, or that the table thinks; nothing where a moment is only shown, as in a lesson. */
export function waiting(props: BoardProps, isEnded: boolean, game: string): string {
  if (props.isOver || isEnded) return t(`web-${game}-now-over`)
  return props.isStill ? '' : t(`web-${game}-now-wait`)
}
