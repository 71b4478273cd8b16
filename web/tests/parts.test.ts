// What the browser gives to chance: promised before, given once, and checked afterwards against what it knows.

import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fairness, TableInfo } from '../src/net/types'

const server = vi.hoisted(() => ({ promisePart: vi.fn(), givePart: vi.fn(), start: vi.fn(), draftMatch: vi.fn() }))
vi.mock('../src/net/api', () => ({ api: server }))

const hashOf = (secret: string): string => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
const OTHER = hashOf('0b'.repeat(32))
let parts: typeof import('../src/store/parts')
let kept: Record<string, string>

function table(change: object = {}, commitments = ['', OTHER]): TableInfo {
  const seats = commitments.map((commitment, seat) => ({ seat, commitment, has_given: false }))
  return { id: 't', status: 'lobby', commitment: 'c0', starts_by: null, seats, you: { seats: [0] }, ...change } as never
}

const told = (secret: string | null, change: object = {}): Fairness =>
  ({
    commitment: 'c0',
    verified: true,
    parts: [
      { seat: 0, commitment: server.promisePart.mock.calls[0]?.[2], secret },
      { seat: 1, commitment: OTHER, secret: null },
    ],
    ...change,
  }) as never

/** The promise for seat 0, and the secret behind it once it was given. */
async function played(): Promise<string> {
  await parts.contribute(table())
  const promise = server.promisePart.mock.calls[0][2] as string
  await parts.contribute(table({ starts_by: 1 }, [promise, OTHER]))
  const secret = server.givePart.mock.calls[0][2] as string
  expect(hashOf(secret)).toBe(promise)
  return secret
}

beforeEach(async () => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  })
  for (const one of Object.values(server)) one.mockReset().mockResolvedValue(table())
  vi.resetModules()
  parts = await import('../src/store/parts')
})

afterEach(() => vi.unstubAllGlobals())

describe('a part in chance', () => {
  it('is promised once and given when nobody may promise any more', async () => {
    const secret = await played()
    await parts.contribute(table())
    await parts.contribute(table({ starts_by: 1 }, [hashOf(secret), OTHER]))
    expect(server.promisePart).toHaveBeenCalledTimes(1)
    expect(server.givePart).toHaveBeenCalledTimes(1)
    expect(parts.checked('t', told(secret))).toEqual({ own: [secret], isMissing: false, isChanged: false })
  })

  it('survives a new page', async () => {
    await parts.contribute(table())
    const promise = server.promisePart.mock.calls[0][2] as string
    vi.resetModules()
    parts = await import('../src/store/parts')
    await parts.contribute(table({}, [promise, OTHER]))
    expect(server.promisePart).toHaveBeenCalledTimes(1)
    await parts.contribute(table({ starts_by: 1 }, [promise, OTHER]))
    expect(hashOf(server.givePart.mock.calls[0][2] as string)).toBe(promise)
  })

  it('is sent again when the network fails, and not when it is refused', async () => {
    server.promisePart.mockRejectedValueOnce({ status: 0 })
    await parts.contribute(table())
    expect(server.promisePart).toHaveBeenCalledTimes(2)
    server.givePart.mockRejectedValue({ status: 409 })
    await parts.contribute(table({ starts_by: 1 }, [server.promisePart.mock.calls[1][2] as string, OTHER]))
    expect(server.givePart).toHaveBeenCalledTimes(1)
  })

  it('is nobody else’s business: not of spectators, nor after the start', async () => {
    await parts.contribute(table({ you: { seats: [] } }))
    await parts.contribute(table({ status: 'playing' }))
    expect(server.promisePart).not.toHaveBeenCalled()
  })

  it('is given for each own seat', async () => {
    await parts.contribute(table({ you: { seats: [0, 1] } }, ['', '']))
    const promises = server.promisePart.mock.calls.map((call) => call[2] as string)
    expect(new Set(promises).size).toBe(2)
    await parts.contribute(table({ you: { seats: [0, 1] }, starts_by: 1 }, promises))
    expect(server.givePart.mock.calls.map((call) => hashOf(call[2] as string))).toEqual(promises)
  })

  it('is given at once by whoever begins', async () => {
    server.start.mockImplementation(() =>
      Promise.resolve(table({ starts_by: 1 }, [server.promisePart.mock.calls[0][2] as string, OTHER])),
    )
    await parts.startTable(table())
    expect(server.givePart).toHaveBeenCalledTimes(1)
  })

  it('is promised with the beginning of a match of a draft', async () => {
    server.draftMatch.mockImplementation((_draft: string, _number: number, promise: string) =>
      Promise.resolve(table({ starts_by: 1 }, [promise, ''])),
    )
    await parts.startMatch('d', 0)
    expect(hashOf(server.givePart.mock.calls[0][2] as string)).toBe(server.draftMatch.mock.calls[0][2])
  })
})

describe('an operator who cheats', () => {
  it('gets nothing after another commitment than the one that was shown', async () => {
    await parts.contribute(table())
    const promise = server.promisePart.mock.calls[0][2] as string
    await parts.contribute(table({ starts_by: 1, commitment: 'c1' }, [promise, OTHER]))
    expect(server.givePart).not.toHaveBeenCalled()
  })

  it('gets a part for one list of promises only', async () => {
    server.givePart.mockRejectedValue({ status: 409 })
    await parts.contribute(table())
    const promise = server.promisePart.mock.calls[0][2] as string
    await parts.contribute(table({ starts_by: 1 }, [promise, OTHER]))
    await parts.contribute(table({ starts_by: 1 }, [promise, hashOf('0c'.repeat(32))]))
    expect(server.givePart).toHaveBeenCalledTimes(1)
  })

  it('is seen when the part of this browser was left out', async () => {
    await played()
    expect(parts.checked('t', told(null)).isMissing).toBe(true)
    expect(parts.checked('t', told('0d'.repeat(32))).isMissing).toBe(true)
    expect(parts.checked('t', told(null, { parts: [] })).isMissing).toBe(true)
  })

  it('is seen when the seed or somebody else’s promise was exchanged', async () => {
    const secret = await played()
    expect(parts.checked('t', told(secret, { commitment: 'c1' })).isChanged).toBe(true)
    const other = told(secret)
    other.parts[1].commitment = ''
    expect(parts.checked('t', other).isChanged).toBe(true)
  })
})
