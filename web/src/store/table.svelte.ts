// A table as this person sees it: the moments that came, shown one after the other at a pace one can follow.

import { api } from '../net/api'
import { TableSocket, type Line } from '../net/socket'
import type {
  ClockInfo,
  Frame,
  Look,
  Question,
  RefusalFrame,
  ReplayStep,
  ResultInfo,
  StateFrame,
  Step,
  TableInfo,
  UndoOffer,
} from '../net/types'
import { play } from '../ui/sound'
import { kitOf } from '../boards/kits'
import type { Plan } from '../boards/props'
import { Clicks, isHurried } from './clicks'
import { logAfter, type LogLine } from './log'
import { contribute } from './parts'
import { lastTurnOf, Playback } from './playback.svelte'
import { keepSeen, seenPly } from './seen'
import { settings } from './settings.svelte'
import { Talk } from './talk.svelte'

export interface Moment {
  seq: number
  /** How many actions stand. */
  ply: number
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

const OLDER = 60
/** So many actions that were missed are simply shown; more are told first. */
const FEW = 4
/** How long a step without a choice is shown before it is played. */
const FORCED_MS = 700

export function momentOf(frame: StateFrame): Moment {
  return {
    seq: frame.seq,
    ply: frame.ply,
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

/** The board after an action of the past, as a viewer knew it. */
function momentAt(step: ReplayStep, viewer: string): Moment {
  return {
    seq: step.ply,
    ply: step.ply,
    viewer: viewer === 'spectator' ? null : Number(viewer),
    view: step.views[0],
    look: step.looks?.[0],
    steps: step.ply ? [{ seq: step.ply, kind: 'play', seat: step.seat ?? 0, events: step.events }] : [],
    // Who was to play then; what was legal then no longer is.
    decision: step.decision && { ...step.decision, legal: null },
    mayUndo: 0,
    clock: null,
    clockAt: 0,
    result: null,
  }
}

export class LiveTable implements TableSource {
  info = $state.raw<TableInfo | null>(null)
  /** The moment on the screen. */
  moment = $state.raw<Moment | null>(null)
  /** The newest one, which may not have been shown yet. */
  newest = $state.raw<Moment | null>(null)
  /** What happened while this person was away, with the board before it. */
  missed = $state.raw<Moment[]>([])
  /** An earlier moment the person looks at, by sequence number. */
  lookingAt = $state.raw<Moment | null>(null)
  log = $state.raw<LogLine[]>([])
  offer = $state.raw<UndoOffer | null>(null)
  refusal = $state.raw<RefusalFrame | null>(null)
  line = $state<Line>('connecting')
  problem = $state('')
  isSending = $state(false)
  /** The seat whose knowledge must not be shown before its person has come to the screen. */
  handOverTo = $state<number | null>(null)
  /** The only choice there is will be played in a moment. */
  isForced = $state(false)

  readonly playback = new Playback({
    show: (moment, isAgain) => this.show(moment, isAgain),
    isOwn: (moment) => moment.steps.every((step) => this.info?.you.seats.includes(step.seat)),
    quiet: () => kitOf(this.info?.game ?? '').quiet ?? [],
    brief: () => ['turn_began', ...(kitOf(this.info?.game ?? '').brief ?? [])],
    missed: (moments) => (this.missed = moments),
  })
  readonly talk: Talk
  private seq = 0
  private told = 0
  private acked = Number.POSITIVE_INFINITY
  /** By how much sequence numbers are ahead of plies. */
  private undone = 0
  private socket: TableSocket
  private isFirst = true
  private lastSeat: number | null = null
  private plan: Plan | null = null
  private planner: number | null = null
  private clicks = new Clicks()
  private forcing = 0

  constructor(readonly id: string) {
    this.talk = new Talk(id, (message) => this.socket.send(message))
    this.socket = new TableSocket(id, {
      frame: (frame) => this.take(frame),
      line: (state) => {
        this.line = state
        if (state === 'open') this.problem = ''
        // What was said while the line was away was told to nobody here.
        if (state === 'open' && !this.isFirst) this.talk.load()
      },
      seq: () => this.seq,
    })
    this.talk.load()
    void api.table(id).then(
      (info) => (this.info ??= info),
      (problem) => (this.problem = String(problem.error ?? 'unavailable')),
    )
  }

  take(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        // Who may hear and say what follows from how the table stands.
        if (this.info && this.info.status !== frame.table.status) this.talk.load()
        this.info = frame.table
        void contribute(frame.table)
        break
      case 'state':
        this.takeState(frame)
        break
      case 'ack':
        // Busy until the answer is on the screen, so that nobody clicks what was legal a moment ago.
        this.acked = frame.seq
        this.clicks.acked()
        if (this.moment && this.moment.seq >= frame.seq) this.isSending = false
        break
      case 'refusal':
        this.isSending = false
        this.plan = null
        this.clicks.refused()
        if (frame.error === 'stale') this.socket.send({ type: 'sync', seq: this.seq })
        else this.refusal = frame
        break
      case 'undo':
        this.offer = frame.offer
        break
      default:
        this.talk.take(frame)
    }
  }

  private takeState(frame: StateFrame): void {
    const fresh = frame.steps.filter((step) => step.seq > this.seq || this.isFirst)
    this.seq = frame.seq
    const moment = { ...momentOf(frame), steps: fresh }
    // Whoever looks elsewhere is called.
    if (document.hidden && moment.decision?.legal && !this.newest?.decision?.legal) play('turn', true)
    this.newest = moment
    if (this.isFirst) {
      this.isFirst = false
      const seen = seenPly(this.id)
      this.tell(fresh)
      this.playback.begin(moment)
      if (moment.seq > (fresh[0]?.seq ?? 1) - 1) void this.fillLog(fresh[0]?.seq ?? moment.seq + 1)
      if ((seen ?? 0) < moment.ply && !moment.result && this.seats.length === 1) void this.recap(seen, moment)
      else this.show(moment, false, true)
      return
    }
    this.playback.add(moment)
  }

  /** Tells, or shows, what happened since this table was last seen, or since the last own action. */
  private async recap(seen: number | null, present: Moment): Promise<void> {
    const isOwn = (moment: Moment): boolean => this.seats.includes(moment.steps[0]?.seat)
    this.playback.hold()
    let moments = await this.past(seen ?? 0, present.ply)
    if (seen === null) moments = moments.slice(Math.max(0, moments.findLastIndex(isOwn)))
    const others = moments.slice(1).filter((moment) => !isOwn(moment))
    const isShown =
      others.length > 0 && settings.playback > 0 && !settings.text && (seen === null || others.length <= FEW)
    if (isShown) this.playback.replay(moments, present)
    else {
      this.show(present, false, true)
      if (others.length > FEW && seen !== null) this.missed = moments
      this.playback.release()
    }
  }

  /** The boards after some actions, as this person knew them; none where that cannot be told. */
  private async past(first: number, last: number): Promise<Moment[]> {
    try {
      const viewer = this.viewer()
      const page = await api.replay(this.id, viewer, Math.max(first, last - OLDER), last)
      return page.steps.map((step) => momentAt(step, viewer))
    } catch {
      return []
    }
  }

  /** Shows the last turn of the others again. */
  async again(): Promise<void> {
    const present = this.newest
    if (!present || this.seats.length > 1) return
    let turn = this.playback.lastTurn()
    if (!turn.length) {
      const older = await this.past(0, present.ply)
      turn = lastTurnOf(older, (moment) => moment.steps.every((step) => this.seats.includes(step.seat)))
    }
    if (turn.length && this.newest === present) this.playback.replay(turn, present)
  }

  /** Shows what was missed. */
  showMissed(): void {
    const moments = this.missed
    this.missed = []
    if (this.newest) this.playback.replay(moments, this.newest)
  }

  private get seats(): number[] {
    return this.info?.you.seats ?? []
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
    return this.seats.length === 1 ? String(this.seats[0]) : 'spectator'
  }

  private show(moment: Moment, isAgain: boolean, isFirst = false): void {
    if (!isAgain) this.tell(moment.steps)
    if (this.seats.length > 1 && moment.viewer !== null && moment.viewer !== this.lastSeat)
      this.handOverTo = moment.viewer
    if (moment.viewer !== null) this.lastSeat = moment.viewer
    this.moment = moment
    if (moment.seq >= this.acked) this.isSending = false
    this.refusal = null
    this.goOn(moment)
    if (!isAgain && !document.hidden) keepSeen(this.id, moment.ply)
    if (!isFirst) this.sound(moment)
  }

  private sound(moment: Moment): void {
    const sounds = kitOf(this.info?.game ?? '').sounds
    const { result } = moment
    if (result) {
      const won = result.winners.some((seat) => this.seats.includes(seat))
      play(won ? 'win' : this.seats.length && result.winners.length ? 'lose' : 'end')
    } else for (const step of moment.steps) for (const told of step.events) play(sounds?.[told.event])
    const isOthers = moment.steps.some((step) => !this.seats.includes(step.seat))
    if (moment.decision?.legal && isOthers) play('turn')
  }

  private tell(steps: Step[]): void {
    for (const step of steps) {
      if (step.seq <= this.told) continue
      this.told = step.seq
      if (step.kind === 'undo') this.undone += 2
      this.log = logAfter(this.log, step, step.seq - this.undone)
    }
  }

  /** What came is not on the screen yet. */
  get isBehind(): boolean {
    return this.playback.waiting > 0
  }

  /** After a click come its further steps, then a step without a choice. */
  private goOn(moment: Moment): void {
    this.stopForcing()
    const question = moment.decision
    if (this.isSending) return
    // A plan is for the turn of one seat.
    const seats = [...moment.steps.map((step) => step.seat), question?.seat]
    if (seats.some((seat) => seat !== this.planner)) this.plan = null
    if (!question?.legal) return
    const next = this.plan?.(question) ?? null
    if (next !== null) this.send([next], true)
    else {
      this.plan = null
      if (this.mayForce(question)) {
        this.isForced = true
        const long = settings.playback ? FORCED_MS / settings.playback : 0
        this.forcing = window.setTimeout(() => this.send(question.legal ?? [], true), long)
      }
    }
  }

  /** Whether the only choice is played by itself: not after an undo, nor where its haste would tell of a hand. */
  private mayForce(question: Question): boolean {
    const isKnown = question.open || this.isAlone
    const isOnly = question.legal?.length === 1 && isHurried(question, kitOf(this.info?.game ?? ''))
    return settings.forced && isOnly && isKnown && !this.clicks.isBack && this.handOverTo === null
  }

  /** Nobody else looks: all other seats are played by bots. */
  private get isAlone(): boolean {
    if (!this.info) return false
    const { seats, you } = this.info
    return you.seats.length === 1 && seats.every((one) => one.kind === 'bot' || you.seats.includes(one.seat))
  }

  private stopForcing(): void {
    clearTimeout(this.forcing)
    this.isForced = false
  }

  /** Plays actions that were chosen with one click, and what `plan` says after them. */
  act(actions: string[], plan: Plan | null = null): void {
    if (this.isSending) return
    this.playback.skip()
    this.plan = plan
    this.planner = this.moment?.decision?.seat ?? null
    this.send(actions, false)
  }

  private send(actions: string[], isMore: boolean): void {
    this.stopForcing()
    this.isSending = true
    this.acked = Number.POSITIVE_INFINITY
    this.refusal = null
    this.clicks.sent(actions.length, isMore)
    this.socket.send({ type: 'move', seq: this.seq, key: crypto.randomUUID().replaceAll('-', ''), actions })
  }

  /** Takes back what the last click did, with all that followed it by itself. */
  undo(): void {
    this.stopForcing()
    this.plan = null
    this.socket.send({ type: 'undo', seq: this.seq, plies: this.clicks.undone(this.moment?.mayUndo ?? 1) })
  }

  answerUndo(agree: boolean): void {
    this.socket.send({ type: 'undo_answer', seq: this.offer?.seq ?? this.seq, agree })
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
      if (page.steps[0]) this.lookingAt = momentAt(page.steps[0], viewer)
    } catch {
      this.lookingAt = null
    }
  }

  close(): void {
    this.playback.close()
    this.stopForcing()
    this.socket.close()
  }
}
