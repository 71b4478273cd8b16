// Chances and parts as people read them.

const format = (locale: string, digits: number, signed = false): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })

/** A part: `47%`. */
export const inPercent = (locale: string): Intl.NumberFormat => format(locale, 0)
/** A chance, or points of it: `4.7%`. */
export const inPoints = (locale: string): Intl.NumberFormat => format(locale, 1)
/** What was gained or lost: `+4.7%`. */
export const inSignedPoints = (locale: string): Intl.NumberFormat => format(locale, 1, true)
