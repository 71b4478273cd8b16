// What a person prefers; kept in this browser.

export interface Preferences {
  language: string | null
  theme: 'night' | 'day' | 'system'
  motion: 'full' | 'fast' | 'none'
  sound: boolean
  volume: number
  confirm: boolean
  tips: boolean
  side: boolean
}

const KEY = 'obelisk/settings'
const DEFAULTS: Preferences = { language: null, theme: 'night', motion: 'full', sound: true, volume: 0.5, confirm: true, tips: true, side: true }

function load(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return { ...DEFAULTS }
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

/** Puts the preferences on the page; runs whenever one of them changes. */
export function applySettings(): void {
  const dark = settings.theme === 'night' || (settings.theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = dark ? 'night' : 'day'
  document.documentElement.dataset.motion = settings.motion
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#0b1022' : '#efe4cb')
}

/** How long motion takes, as a factor; 0 is none. */
export function pace(): number {
  if (settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return settings.motion === 'fast' ? 0.5 : 1
}
