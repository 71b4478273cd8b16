// One WebSocket per table. It comes back by itself, quotes the last sequence number, and sends unanswered moves again.

import type { Frame, Message } from './types'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface Hooks {
  frame(frame: Frame): void
  line(state: Line, retryInMs: number): void
  /** The last sequence number seen. */
  seq(): number
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000

export class TableSocket {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private ping = 0
  private isOver = false
  /** Moves without an answer, by key: sent again after a break. */
  private unanswered = new Map<string, Message>()
  /** What else was said during a break. */
  private unsaid: Message[] = []

  constructor(
    private table: string,
    private hooks: Hooks,
  ) {
    this.open()
    addEventListener('online', this.now)
    // For tests and for support: break the line as a bad network would.
    Object.assign(window, { obeliskLine: { drop: () => this.socket?.close() } })
    document.addEventListener('visibilitychange', this.now)
  }

  private open(): void {
    if (this.isOver) return
    this.hooks.line('connecting', 0)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?seq=${this.hooks.seq()}`)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.hooks.line('open', 0)
      for (const message of [...this.unanswered.values(), ...this.unsaid]) socket.send(JSON.stringify(message))
      this.unsaid = []
      clearInterval(this.ping)
      this.ping = window.setInterval(() => this.send({ type: 'ping' }), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      const frame = JSON.parse(event.data) as Frame
      if ((frame.type === 'ack' || frame.type === 'refusal') && frame.key) this.unanswered.delete(frame.key)
      if (frame.type === 'bye' && frame.reason !== 'restart') this.isOver = true
      if (frame.type === 'bye') this.wait = frame.retry_ms
      this.hooks.frame(frame)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      clearInterval(this.ping)
      this.socket = null
      if (event.code === 1008) this.isOver = true
      if (this.isOver) return this.hooks.line('closed', 0)
      // Another server answers already: nobody need know.
      this.hooks.line(this.wait ? 'lost' : 'connecting', this.wait)
      this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(Math.max(this.wait * 1.8, FIRST_WAIT), LONGEST_WAIT)
    }
  }

  /** Tries at once: the network is back, or the page is looked at again. */
  readonly now = (): void => {
    if (this.socket || this.isOver || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  send(message: Message): void {
    if (message.type === 'move') this.unanswered.set(message.key, message)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
    else if (message.type !== 'move' && message.type !== 'ping' && message.type !== 'sync') this.unsaid.push(message)
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    clearInterval(this.ping)
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.now)
    this.socket?.close()
    this.socket = null
  }
}
