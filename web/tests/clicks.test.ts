// Undo takes back what one click did, with everything that followed it by itself.

import { describe, expect, it } from 'vitest'
import { Clicks, isHurried } from '../src/store/clicks'

describe('an only choice', () => {
  const kit = { ahead: ['support', 'announce'], held: ['announce'] }
  const asked = (kind: string, ...after: [string, ...string[]][]) => ({
    seat: 0,
    kind,
    legal: ['done'],
    after: after.map(([name, ...legal], at) => ({ by: Array(at + 1).fill('done'), kind: name, legal })),
  })
  it('is played by itself, unless the board offers already what comes after it', () => {
    expect(isHurried(asked('end'), kit)).toBe(true)
    expect(isHurried(asked('character', ['support', 'play hoax-21', 'done']), kit)).toBe(false)
    expect(isHurried(asked('character', ['support', 'done'], ['announce', 'announce fire']), kit)).toBe(false)
    expect(isHurried(asked('character', ['support', 'done'], ['text', 'use hoax-20', 'skip hoax-20']), kit)).toBe(true)
    expect(isHurried(asked('movement', ['contribution', 'build 1 r3', 'done']), {})).toBe(true)
  })
  it('that ends the turn is left to the person', () => {
    expect(isHurried(asked('announce'), kit)).toBe(false)
  })
})

describe('clicks', () => {
  const sent = (clicks: Clicks, count: number, isMore = false): void => {
    clicks.sent(count, isMore)
    clicks.acked()
  }
  it('counts the steps of a plan and forced steps with their click', () => {
    const clicks = new Clicks()
    sent(clicks, 1)
    sent(clicks, 2)
    sent(clicks, 1, true)
    expect(clicks.undone(9)).toBe(3)
    expect(clicks.undone(9)).toBe(1)
    expect(clicks.undone(9)).toBe(1)
  })
  it('takes back no more than may be, and nothing that was refused', () => {
    const clicks = new Clicks()
    sent(clicks, 1)
    clicks.sent(3, false)
    clicks.refused()
    expect(clicks.undone(9)).toBe(1)
    sent(clicks, 4)
    expect(clicks.undone(2)).toBe(2)
  })
  it('knows when somebody has just gone back', () => {
    const clicks = new Clicks()
    sent(clicks, 1)
    clicks.undone(1)
    expect(clicks.isBack).toBe(true)
    sent(clicks, 1)
    expect(clicks.isBack).toBe(false)
  })
})
