// What somebody who looks for a game wants to know of an open table, in words.

import type { Narrator } from '../i18n/narrate'
import { t, words } from '../i18n/words.svelte'
import type { Clock, GameInfo } from '../net/types'
import { duration } from './time'

export function clockWord(clock: Clock): string {
  const seconds = clock.seconds ?? 0
  if (clock.mode === 'move')
    return seconds >= 120 && seconds % 60 === 0
      ? t('web-open-clock-minutes', { minutes: seconds / 60 })
      : t('web-open-clock-move', { seconds })
  if (clock.mode === 'game')
    return t('web-open-clock-game', { minutes: Math.round(seconds / 60), increment: clock.increment ?? 0 })
  if (clock.mode === 'days') {
    const time = duration((clock.days ?? 0) * 24 + (clock.hours ?? 0), words.locale)
    if (!clock.bank) return t('web-open-clock-days', { time })
    return t('web-open-clock-bank', { time, bank: duration(clock.bank, words.locale) })
  }
  return t('web-clock-none')
}

/** The options that are not the usual ones; what each seat chooses is not said. */
export function unusual(options: Record<string, unknown>, game: GameInfo | undefined, narrator: Narrator): string[] {
  return (game?.options ?? []).flatMap((option) => {
    const value = options[option.name]
    const isUsual = JSON.stringify(value) === JSON.stringify(option.default)
    if (option.per_seat || value === undefined || option.name === 'players' || isUsual) return []
    if (typeof value === 'boolean')
      return [`${narrator.word('option', option.name)}: ${t(value ? 'web-yes' : 'web-no')}`]
    if (typeof value === 'object') return [narrator.word('option', option.name)]
    return [`${narrator.word('option', option.name)}: ${narrator.word(option.name, String(value))}`]
  })
}
