// A table as this person sees it: the moments that came, shown one after the other at a pace one can follow.

import { api } from '../net/api'
import { TableSocket, type Line } from '../net/socket'
import type {
  ChatMessage,
  ClockInfo,
  Frame,
  Look,
  Question,
  RefusalFrame,
  ResultInfo,
  StateFrame,
  Step,
  TableInfo,
  UndoOffer,
} from '../net/types'
import { play } from '../ui/sound'
import { kitOf } from '../boards/kits'
import { logAfter, type LogLine } from './log'
import { pace } from './settings.svelte'

export interface Moment {
  seq: number
  viewer: number | null
  view: unknown
  look?: Look
  steps: Step[]
  decision: Question | null
  mayUndo: number
  clock: ClockInfo | null
  clockAt: number
  result: ResultInfo | null
}

/** What a table page needs; the live table and a replay both are one. */
export interface TableSource {
  readonly info: TableInfo | null
  readonly moment: Moment | null
}

const SHOW_MS = 650
/** More moments than this are not shown one by one: somebody was away. */
const MANY = 30
const HURRY = 5
/**
 * Between two moments the page must be able to answer a click. Without motion all that came meanwhile is one moment.
 */
const BREATH_MS = 40
const OLDER = 60

export function momentOf(frame: StateFrame): Moment {
  return {
    seq: frame.seq,
    viewer: frame.viewer,
    view: frame.view,
    look: frame.look,
    steps: frame.steps,
    decision: frame.decision,
    mayUndo: frame.may_undo,
    clock: frame.clock,
    clockAt: performance.now(),
    result: frame.result,
  }
}

export class LiveTable implements TableSource {
  info = $state.raw<TableInfo | null>(null)
  /** The moment on the screen. */
  moment = $state.raw<Moment | null>(null)
  /** An earlier moment the person looks at, by sequence number. */
  lookingAt = $state.raw<Moment | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatMessage[]>([])
  offer = $state.raw<UndoOffer | null>(null)
  refusal = $state.raw<RefusalFrame | null>(null)
  line = $state<Line>('connecting')
  problem = $state('')
  isSending = $state(false)
  /** The seat whose knowledge must not be shown before its person has come to the screen. */
  handOverTo = $state<number | null>(null)
  unread = $state(0)

  private queue: Moment[] = []
  private timer = 0
  private seq = 0
  private told = 0
  private acked = Number.POSITIVE_INFINITY
  /** By how much sequence numbers are ahead of plies. */
  private undone = 0
  private socket: TableSocket
  private isFirst = true
  private lastSeat: number | null = null

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      frame: (frame) => this.take(frame),
      line: (state) => {
        this.line = state
        if (state === 'open') this.problem = ''
      },
      seq: () => this.seq,
    })
    void api.chat(id).then(
      (page) => (this.chat = page.lines),
      () => {},
    )
    void api.table(id).then(
      (info) => (this.info ??= info),
      (problem) => (this.problem = String(problem.error ?? 'unavailable')),
    )
  }

  take(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        this.info = frame.table
        break
      case 'state':
        this.takeState(frame)
        break
      case 'ack':
        // Busy until the answer is on the screen, so that nobody clicks what was legal a moment ago.
        this.acked = frame.seq
        if (this.moment && this.moment.seq >= frame.seq) this.isSending = false
        break
      case 'refusal':
        this.isSending = false
        if (frame.error === 'stale') this.socket.send({ type: 'sync', seq: this.seq })
        else this.refusal = frame
        break
      case 'chat':
        if (!this.chat.some((one) => one.id === frame.line.id)) {
          this.chat = [...this.chat, frame.line]
          this.unread++
        }
        break
      case 'undo':
        this.offer = frame.offer
        break
    }
  }

  private takeState(frame: StateFrame): void {
    const fresh = frame.steps.filter((step) => step.seq > this.seq || this.isFirst)
    this.seq = frame.seq
    const moment = { ...momentOf(frame), steps: fresh }
    if (this.isFirst) {
      this.isFirst = false
      this.tell(fresh)
      this.show(moment, true)
      if (moment.seq > (fresh[0]?.seq ?? 1) - 1) void this.fillLog(fresh[0]?.seq ?? moment.seq + 1)
      return
    }
    this.queue.push(moment)
    if (this.queue.length > MANY) this.skip()
    else if (!this.timer) this.next()
  }

  /** What happened before this page was opened, as far as this viewer may know it. */
  private async fillLog(before: number): Promise<void> {
    if (!this.info || before <= 1) return
    const viewer = this.viewer()
    try {
      const { plies } = await api.replay(this.id, viewer, 0, 0)
      // Steps told since the frame that began this are counted out again.
      const ahead = this.seq - plies - this.undone
      this.undone += ahead
      const last = Math.min(plies, before - 1 - ahead)
      const page = await api.replay(this.id, viewer, Math.max(0, last - OLDER), last)
      const older: LogLine[] = []
      for (const step of page.steps) {
        if (step.ply > 0)
          for (const told of step.events)
            older.push({ seq: step.ply - plies, ply: step.ply, seat: step.seat ?? 0, told, isUndone: false })
      }
      this.log = [...older, ...this.log.map((line) => ({ ...line, ply: line.ply - ahead }))]
    } catch {
      // The log begins here, then.
    }
  }

  private viewer(): string {
    const seats = this.info?.you.seats ?? []
    return seats.length === 1 ? String(seats[0]) : 'spectator'
  }

  private next(): void {
    const moment = this.queue.shift()
    if (!moment) {
      this.timer = 0
      return
    }
    this.tell(moment.steps)
    this.show(moment, false)
    const mine = moment.steps.every((step) => this.info?.you.seats.includes(step.seat))
    // The more is waiting, the faster it is told.
    const wait = mine ? 0 : Math.max(BREATH_MS, (SHOW_MS * pace()) / (1 + this.queue.length / HURRY))
    this.timer = window.setTimeout(() => (pace() ? this.next() : this.skip()), wait)
  }

  private show(moment: Moment, isFirst: boolean): void {
    const seats = this.info?.you.seats ?? []
    if (seats.length > 1 && moment.viewer !== null && moment.viewer !== this.lastSeat) this.handOverTo = moment.viewer
    if (moment.viewer !== null) this.lastSeat = moment.viewer
    this.moment = moment
    if (moment.seq >= this.acked) this.isSending = false
    this.refusal = null
    if (!isFirst) for (const step of moment.steps) for (const told of step.events) this.sound(told.event)
  }

  private sound(event: string): void {
    play(event === 'game_ended' ? 'fanfare' : kitOf(this.info?.game ?? '').sounds?.[event])
  }

  private tell(steps: Step[]): void {
    for (const step of steps) {
      if (step.seq <= this.told) continue
      this.told = step.seq
      if (step.kind === 'undo') this.undone += 2
      this.log = logAfter(this.log, step, step.seq - this.undone)
    }
  }

  /** Shows the newest moment at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = 0
    const waiting = this.queue
    this.queue = []
    const last = waiting.at(-1)
    if (!last) return
    const steps = waiting.flatMap((moment) => moment.steps)
    this.tell(steps)
    this.show({ ...last, steps }, false)
  }

  get isBehind(): boolean {
    return this.queue.length > 0
  }

  act(actions: string[]): void {
    if (this.isSending) return
    this.isSending = true
    this.acked = Number.POSITIVE_INFINITY
    this.refusal = null
    this.socket.send({ type: 'move', seq: this.seq, key: crypto.randomUUID().replaceAll('-', ''), actions })
  }

  undo(): void {
    this.socket.send({ type: 'undo', seq: this.seq, plies: 1 })
  }

  answerUndo(agree: boolean): void {
    this.socket.send({ type: 'undo_answer', seq: this.offer?.seq ?? this.seq, agree })
  }

  say(text: string): void {
    this.socket.send({ type: 'chat', text })
  }

  comeBack(): void {
    this.socket.send({ type: 'return' })
  }

  resign(): void {
    this.socket.send({ type: 'resign' })
  }

  retry(): void {
    this.socket.now()
  }

  /** Shows the board as it was after action `ply`, from this viewer's knowledge. */
  async look(ply: number): Promise<void> {
    const viewer = this.viewer()
    try {
      const page = await api.replay(this.id, viewer, ply, ply)
      const step = page.steps[0]
      if (!step) return
      this.lookingAt = {
        seq: step.ply,
        viewer: viewer === 'spectator' ? null : Number(viewer),
        view: step.views[0],
        look: step.looks?.[0],
        steps: [{ seq: step.ply, kind: 'play', seat: step.seat ?? 0, events: step.events }],
        decision: null,
        mayUndo: 0,
        clock: null,
        clockAt: 0,
        result: null,
      }
    } catch {
      this.lookingAt = null
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.socket.close()
  }
}
