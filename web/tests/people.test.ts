// Pictures of people: the same name gives the same arms, other names other ones, and no colour stands on itself.

import { describe, expect, it } from 'vitest'
import { armsOf } from '../src/ui/crest'
import type { TableInfo } from '../src/net/types'
import { isAway, seatAt } from '../src/ui/seats'
import { ago } from '../src/ui/time'

const NAMES = Array.from({ length: 500 }, (_, i) => `Guest ${100 + i}`)

describe('arms', () => {
  it('are made from the name alone', () => {
    expect(armsOf('Miriam')).toEqual(armsOf('Miriam'))
    expect(armsOf('miriam')).toEqual(armsOf('Miriam'))
    // The same letter, composed and not.
    expect(armsOf('Jose\u0301')).toEqual(armsOf('Jos\u00e9'))
  })

  it('differ for names that are nearly the same', () => {
    const looks = new Set(NAMES.map((name) => JSON.stringify(armsOf(name))))
    expect(looks.size).toBeGreaterThan(NAMES.length * 0.9)
  })

  it('have two colours that differ', () => {
    for (const name of [...NAMES, '', 'א', '龍']) expect(armsOf(name).field).not.toBe(armsOf(name).part)
  })
})

describe('a table of one’s own', () => {
  const table = (mine: number[], away: number, status = 'playing'): TableInfo =>
    ({
      status,
      seats: [0, 1].map((seat) => ({ ...seatAt(seat, 'person', 'Ann'), away: seat === away })),
      you: { seats: mine, owner: false, waiting: false },
    }) as unknown as TableInfo

  it('waits for whoever a bot plays for', () => {
    expect(isAway(table([1], 1))).toBe(true)
    expect(isAway(table([0], 1))).toBe(false)
    expect(isAway(table([], 1))).toBe(false)
    expect(isAway(table([1], 1, 'finished'))).toBe(false)
  })
})

describe('how long ago something was', () => {
  const now = Date.UTC(2026, 10, 19)

  it('is said without the number again in brackets', () => {
    expect(ago(now - 60_000, 'he', now)).toBe('לפני דקה')
    expect(ago(now - 7_200_000, 'he', now)).toBe('לפני שעתיים')
    expect(ago(now - 120_000, 'he', now)).toBe('לפני 2 דקות')
    expect(ago(now - 60_000, 'en', now)).toBe('1 minute ago')
  })
  it('is not counted in hundreds of days', () => {
    const day = 86_400_000
    expect(ago(now - 29 * day, 'en', now)).toBe('29 days ago')
    expect(ago(now - 70 * day, 'en', now)).toBe('2 months ago')
    expect(ago(now - 400 * day, 'de', now)).toBe('letztes Jahr')
  })
})
