// What a person prefers; kept in this browser.

export interface Preferences {
  language: string | null
  theme: 'night' | 'day' | 'system'
  motion: 'full' | 'fast' | 'none'
  /** How fast the turns of others are played back; 0: not at all. */
  playback: number
  sound: boolean
  volume: number
  /** A calm background. */
  music: boolean
  confirm: boolean
  /** A step with only one choice is played by itself, where that tells others nothing. */
  forced: boolean
  tips: boolean
  /** Tips in a guided first game. */
  guide: boolean
  /** The table in words, in the order of a screen reader, instead of a board. */
  text: boolean
  /** Patterns of peoples so strong that they can be told apart without colours. */
  patterns: boolean
  side: boolean
  board: 'small' | 'normal' | 'large'
  keys: Record<KeyName, string>
  /** The short tour at the first table was seen or skipped. */
  toured: boolean
}

/** The speeds of playback, as factors; the first is: at once. */
export const SPEEDS: readonly number[] = [0, 0.5, 1, 2, 4]

/** What has a letter of its own at a table. */
export const KEY_NAMES = [
  'do',
  'end',
  'turn',
  'undo',
  'describe',
  'explain',
  'log',
  'pause',
  'next',
  'again',
  'text',
] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** How large things on a board are drawn. */
export const SIZES: Record<Preferences['board'], number> = { small: 0.75, normal: 1, large: 1.35 }

const KEY = 'obelisk/settings'
const DEFAULTS: Preferences = {
  language: null,
  theme: 'night',
  motion: 'full',
  playback: 1,
  sound: true,
  volume: 0.5,
  music: false,
  confirm: true,
  forced: true,
  tips: true,
  guide: true,
  text: false,
  patterns: false,
  side: true,
  board: 'normal',
  keys: {
    do: 'g',
    end: 'f',
    turn: 'r',
    undo: 'u',
    describe: 'd',
    explain: 'e',
    log: 'l',
    pause: 'p',
    next: 'n',
    again: 'a',
    text: 't',
  },
  toured: false,
}

function load(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
    return { ...DEFAULTS, ...kept, keys: { ...DEFAULTS.keys, ...kept.keys } }
  } catch {
    return { ...DEFAULTS, keys: { ...DEFAULTS.keys } }
  }
}

export const settings = $state<Preferences>(load())

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Takes over what was changed in another tab of this browser, which would be undone here with the next change. */
export function followSettings(changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    Object.assign(settings, load())
    changed()
  })
}

/** Puts the preferences on the page; runs whenever one of them changes. */
export function applySettings(): void {
  const dark =
    settings.theme === 'night' || (settings.theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = dark ? 'night' : 'day'
  document.documentElement.dataset.motion = settings.motion
  document.documentElement.dataset.patterns = settings.patterns ? 'strong' : 'soft'
  document.documentElement.dataset.board = settings.board
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#0b1022' : '#efe4cb')
}

/** How long motion takes, as a factor; 0 is none. */
export function pace(): number {
  if (settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return settings.motion === 'fast' ? 0.5 : 1
}

/** The key a person has given to something, unless it is meant for a field or a shortcut of the browser. */
export function pressed(event: KeyboardEvent): KeyName | null {
  const target = event.target as Element | null
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.('input, select, textarea, dialog'))
    return null
  const letter = event.key.toLowerCase()
  // Where other letters are on the keys (Hebrew, Russian), the place of the key counts.
  const place = /^[a-z]$/.test(letter) ? '' : event.code.replace(/^Key/, '').toLowerCase()
  return KEY_NAMES.find((name) => settings.keys[name] === letter || settings.keys[name] === place) ?? null
}
