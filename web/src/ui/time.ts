// Times in the reader's language.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(at: number, locale: string, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of UNITS)
    // Hebrew says "a minute ago (1)".
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit).replace(/ \(\d\)$/, '')
  return format.format(0, 'minute')
}

/** So many hours as days and hours. */
export function duration(hours: number, locale: string): string {
  const parts: [number, string][] = [
    [Math.floor(hours / 24), 'day'],
    [hours % 24, 'hour'],
  ]
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
    .join(' ')
}

/** How much of the time after `at` a clock ran, where it stands in these pauses (from and to, counted from `at`). */
export function ran(elapsed: number, pauses: readonly (readonly number[])[]): number {
  return pauses.reduce(
    (time, [from, to]) => time - Math.max(0, Math.min(to, elapsed) - Math.max(0, from)),
    Math.max(0, elapsed),
  )
}

/** The days of the week in the order of a language: numbers (0 is Monday) with their names. */
export function weekdays(locale: string): [number, string][] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // The 3rd of January 2000 was a Monday.
  const days = Array.from({ length: 7 }, (_, day): [number, string] => [day, name.format(Date.UTC(2000, 0, 3 + day))])
  return locale.startsWith('he') ? [days[6], ...days.slice(0, 6)] : days
}
