// What is said at a table and shown at what was done there, by players and onlookers; how many watch.

import { api } from '../net/api'
import type { ChatMessage, ChatPage, Frame, Message, React, ReactionInfo } from '../net/types'
import { play } from '../ui/sound'
import { session } from './session.svelte'

export const PHRASES = [
  'hello',
  'good_luck',
  'your_turn',
  'nice_move',
  'well_played',
  'thanks',
  'oops',
  'sorry',
  'moment',
  'close_game',
  'rematch',
  'bye',
] as const
export const MARKS = ['like', 'heart', 'laugh', 'wow', 'think', 'sad'] as const
export type MarkName = (typeof MARKS)[number]

/** How often a mark was shown at something, and whether also by this person. */
export interface Shown {
  mark: MarkName
  count: number
  isMine: boolean
}

/** Pieces of a line: text, and links to actions that have been played. */
export function piecesOf(text: string, last: number): (string | number)[] {
  const pieces: (string | number)[] = []
  let at = 0
  for (const found of text.matchAll(/#(\d{1,5})(?!\d)/g)) {
    const ply = Number(found[1])
    if (ply < 1 || ply > last) continue
    if (found.index > at) pieces.push(text.slice(at, found.index))
    pieces.push(ply)
    at = found.index + found[0].length
  }
  if (at < text.length) pieces.push(text.slice(at))
  return pieces
}

/** What was shown at a line or an action, in the order of the marks. */
export function shownAt(reactions: ReactionInfo[], on: 'line' | 'ply', target: number, me: string): Shown[] {
  const here = reactions.filter((one) => one.on === on && one.target === target)
  return MARKS.map((mark) => {
    const alike = here.filter((one) => one.mark === mark)
    return { mark, count: alike.length, isMine: alike.some((one) => one.person === me) }
  }).filter((shown) => shown.count > 0)
}

export class Talk {
  lines = $state.raw<ChatMessage[]>([])
  reactions = $state.raw<ReactionInfo[]>([])
  may = $state<ChatPage['may']>('no')
  room = $state<ChatPage['room']>('table')
  watchers = $state(0)
  /** By how much this person is behind the game. */
  behindMs = $state(0)
  private read = $state(0)
  private isFirst = true

  constructor(
    readonly id: string,
    private readonly send: (message: Message) => void,
  ) {}

  /** Lines of others that this person has not seen. */
  get unread(): number {
    return this.lines.filter((line) => line.id > this.read && line.person !== session.me?.id && !line.removed).length
  }

  /** Reads everything anew: what was said while the line was away, or what may be heard only now. */
  load(): void {
    void api.chat(this.id).then(
      (page) => {
        const isFirst = this.isFirst
        this.isFirst = false
        this.lines = page.lines
        this.reactions = page.reactions
        this.may = page.may
        this.room = page.room
        // Of onlookers nobody keeps what they have read: they begin with what comes.
        const from = isFirst && page.room === 'gallery' ? (page.lines.at(-1)?.id ?? 0) : page.read
        this.read = Math.max(this.read, from)
      },
      () => {},
    )
  }

  /** Says whether a frame was about talking. */
  take(frame: Frame): void {
    switch (frame.type) {
      case 'chat': {
        const { line } = frame
        if (this.lines.some((one) => one.id === line.id)) return
        this.lines = [...this.lines, line].sort((one, other) => one.id - other.id)
        if (line.person !== session.me?.id) play('chat')
        break
      }
      case 'unsaid':
        this.lines = this.lines.map((line) =>
          line.id === frame.id ? { ...line, text: '', phrase: '', removed: true } : line,
        )
        this.reactions = this.reactions.filter((one) => one.on !== 'line' || one.target !== frame.id)
        break
      case 'reaction': {
        const shown = frame.reaction
        const others = this.reactions.filter(
          (one) => one.on !== shown.on || one.target !== shown.target || one.person !== shown.person,
        )
        this.reactions = shown.mark ? [...others, shown] : others
        break
      }
      case 'watch':
        this.watchers = frame.watchers
        this.behindMs = frame.behind_ms
        break
    }
  }

  /** Everything has been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.id ?? 0
    if (last <= this.read) return
    this.read = last
    if (session.me && this.room === 'table') void api.readChat(this.id, last).catch(() => {})
  }

  say(text: string): void {
    this.send({ type: 'chat', text })
  }

  sayPhrase(phrase: (typeof PHRASES)[number]): void {
    this.send({ type: 'chat', phrase })
  }

  /** Shows a mark, another one, or takes it back. */
  react(on: React['on'], target: number, mark: MarkName): void {
    const me = session.me?.id
    const mine = this.reactions.find((one) => one.on === on && one.target === target && one.person === me)
    this.send({ type: 'react', on, target, mark: mine?.mark === mark ? null : mark })
  }
}
