// What the client does when one server hands over to the next: it comes back at once and loses nothing.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../src/net/api'
import { TableSocket, type Line } from '../src/net/socket'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number }): void => {}

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {}

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  hears(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }

  breaks(code: number): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function table(): { socket: TableSocket; lines: Line[] } {
  const lines: Line[] = []
  const socket = new TableSocket('t', { frame: () => {}, line: (state) => lines.push(state), seq: () => 7 })
  FakeSocket.all[0].opens()
  return { socket, lines }
}

describe('a server that hands over', () => {
  it('is followed at once, unnoticed, and hears the move that had no answer', () => {
    const { socket, lines } = table()
    const move = { type: 'move' as const, seq: 7, key: 'k', actions: ['end'] }
    socket.send(move)
    FakeSocket.all[0].hears({ type: 'bye', reason: 'restart', retry_ms: 0 })
    FakeSocket.all[0].breaks(1012)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all.length).toBe(2)
    FakeSocket.all[1].opens()
    expect(FakeSocket.all[1].sent).toEqual([JSON.stringify(move)])
    expect(lines).not.toContain('lost')
  })

  it('hears what was said in between', () => {
    const { socket } = table()
    FakeSocket.all[0].hears({ type: 'bye', reason: 'restart', retry_ms: 0 })
    FakeSocket.all[0].breaks(1012)
    socket.send({ type: 'chat', text: 'still here' })
    vi.advanceTimersByTime(1)
    FakeSocket.all[1].opens()
    expect(FakeSocket.all[1].sent).toEqual([JSON.stringify({ type: 'chat', text: 'still here' })])
  })

  it('is not stormed if it does not answer', () => {
    const { lines } = table()
    FakeSocket.all[0].hears({ type: 'bye', reason: 'restart', retry_ms: 0 })
    FakeSocket.all[0].breaks(1012)
    vi.advanceTimersByTime(1)
    FakeSocket.all[1].breaks(1006)
    vi.advanceTimersByTime(200)
    expect(FakeSocket.all.length).toBe(2)
    expect(lines).toContain('lost')
  })

  it('is asked again for a page', async () => {
    const answers = [
      { ok: false, status: 503, json: async () => ({ error: 'unavailable', reason: 'stopping' }) },
      { ok: true, json: async () => ({ me: { name: 'Ann' } }) },
    ]
    vi.stubGlobal('fetch', async () => answers.shift())
    const session = api.session()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await session).me?.name).toBe('Ann')
  })
})
