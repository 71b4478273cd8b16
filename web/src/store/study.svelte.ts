// The analysis board: a file somebody brought, the moments they look at, and what the bots think of them.

import type { Plan } from '../boards/props'
import type { Told } from '../i18n/narrate'
import { api, Refused } from '../net/api'
import type { HintInfo, StudyPage, StudyRefusal, StudyStart } from '../net/types'
import { deedsOf } from './moments'
import { branch, fileOf, following, grow, prune, way, type Node } from './variations'

const KEY = 'obelisk/analysis'
/** From a moment this near one goes on instead of from the beginning of the file. */
const NEAR = 60
const FIRST_MS = 500
const MOST_MS = 4000
const PAUSE_MS = 1000

/** What the bots think of a moment: all rounds together. */
export interface Thoughts {
  seat: number | null
  hints: HintInfo[]
  trials: number
}

export class Study {
  start = $state.raw<StudyStart | null>(null)
  root = $state.raw<Node>(grow([], {}))
  node = $state.raw<Node>(this.root)
  page = $state.raw<StudyPage | null>(null)
  viewer = $state('open')
  refusal = $state.raw<StudyRefusal | null>(null)
  problem = $state.raw<unknown>(null)
  isBusy = $state(false)
  isThinking = $state(false)
  thoughts = $state.raw<Thoughts | null>(null)
  /** Counts the changes of the tree, which is drawn anew with each. */
  version = $state(0)
  private pages = new Map<Node, StudyPage>()
  private places = new Map<Node, string>()
  private readonly id = crypto.randomUUID()
  private isClosed = false

  /** What was studied last in this browser. */
  static kept(): string {
    try {
      return localStorage.getItem(KEY) ?? ''
    } catch {
      return ''
    }
  }

  /** Opens a file, at some ply; says whether it could be read. */
  async open(text: string, ply = 0): Promise<boolean> {
    this.isBusy = true
    this.problem = null
    try {
      const start = await api.openStudy(text)
      this.root = grow(start.plies, start.notes)
      this.start = start
    } catch (problem) {
      this.problem = problem
      return false
    } finally {
      this.isBusy = false
    }
    this.pages.clear()
    this.places.clear()
    this.changed()
    let at = this.root
    for (let next = following(at); next && at.depth < ply; next = following(at)) at = next
    await this.go(at)
    return true
  }

  get text(): string {
    return this.start ? fileOf(this.start.text, this.root) : ''
  }

  private changed(): void {
    this.version += 1
    try {
      localStorage.setItem(KEY, this.text)
    } catch {
      // A browser that keeps nothing still shows everything.
    }
  }

  /** How a moment is told to the server: from the nearest one that is known, or from the file itself. */
  private moment(node: Node): { text: string; at: number; line: string[] } {
    let played = node
    for (let at: Node | null = node, far = 0; at && far < NEAR; at = at.parent, far++) {
      const text = this.places.get(at)
      if (text !== undefined) return { text, at: plays(text), line: way(at, node) }
    }
    while (!played.isPlayed && played.parent) played = played.parent
    return { text: this.start?.text ?? '', at: played.depth, line: way(played, node) }
  }

  async go(node: Node): Promise<void> {
    this.node = node
    this.refusal = null
    this.thoughts = null
    const known = this.pages.get(node)
    if (known) {
      this.page = known
      return
    }
    try {
      const page = await api.lookAtStudy({ ...this.moment(node), viewer: this.viewer })
      this.keep(node, page)
      if (this.node === node) this.page = page
      this.problem = null
    } catch (problem) {
      this.problem = problem
    }
  }

  private keep(node: Node, page: StudyPage): void {
    this.pages.set(node, page)
    this.places.set(node, page.position)
  }

  /** Looks with other eyes. */
  see(viewer: string): void {
    this.viewer = viewer
    this.pages.clear()
    void this.go(this.node)
  }

  back(): void {
    if (this.node.parent) void this.go(this.node.parent)
  }

  on(): void {
    const next = following(this.node) ?? this.node.children[0]
    if (next) void this.go(next)
  }

  first(): void {
    void this.go(this.root)
  }

  last(): void {
    let at = this.node
    for (let next = following(at) ?? at.children[0]; next; next = following(at) ?? at.children[0]) at = next
    void this.go(at)
  }

  /** To the variation beside this one. */
  beside(step: number): void {
    const all = this.node.parent?.children ?? []
    const next = all[all.indexOf(this.node) + step]
    if (next) void this.go(next)
  }

  /** Plays actions on the board, for whoever decides, and what `plan` says after them. */
  async act(actions: string[], plan: Plan | null = null): Promise<void> {
    if (this.isBusy || !this.start) return
    this.isBusy = true
    try {
      let texts = actions
      while (texts.length) {
        const from = this.node
        const page = await api.lookAtStudy({ ...this.moment(from), actions: texts, viewer: this.viewer })
        if (page.refusal) {
          this.refusal = page.refusal
          return
        }
        let at = from
        // The same action with another answer of chance is another branch.
        for (const ply of page.plies) at = branch(at, ply)
        this.keep(at, page)
        this.node = at
        this.page = page
        this.refusal = null
        this.thoughts = null
        this.changed()
        const next = page.decision ? (plan?.(page.decision) ?? null) : null
        texts = next === null ? [] : [next]
      }
      this.problem = null
    } catch (problem) {
      this.problem = problem
    } finally {
      this.isBusy = false
    }
  }

  say(text: string): void {
    this.node.comment = text
    this.changed()
  }

  remove(): void {
    const stays = prune(this.node)
    this.changed()
    void this.go(stays)
  }

  // Thinking

  /** Thinks round after round about whatever is shown, as long as somebody looks. */
  async think(): Promise<void> {
    if (this.isThinking) return
    this.isThinking = true
    let about: Node | null = null
    let budget = FIRST_MS
    while (this.isThinking && !this.isClosed) {
      const node = this.node
      const isIdle = document.hidden || this.isBusy || !this.page?.decision
      if (isIdle) {
        await pause(PAUSE_MS / 4)
        continue
      }
      budget = about === node ? Math.min(MOST_MS, budget * 2) : FIRST_MS
      about = node
      try {
        const found = await api.thinkAboutStudy({ ...this.moment(node), study: this.id, budget_ms: budget })
        if (this.node === node && this.isThinking)
          this.thoughts = together(this.thoughts, { ...found, trials: sum(found.hints) })
      } catch (problem) {
        if (!(problem instanceof Refused) || ![409, 429, 503].includes(problem.status)) {
          this.problem = problem
          this.isThinking = false
          return
        }
        await pause(PAUSE_MS)
      }
    }
  }

  rest(): void {
    this.isThinking = false
  }

  close(): void {
    this.isClosed = true
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
const sum = (hints: HintInfo[]): number => hints.reduce((all, one) => all + one.trials, 0)

/** How many plies a position file plays by itself. */
const plays = (text: string): number => text.split('\n').filter((line) => line.startsWith('play ')).length

/** What tells plans apart: what is done in them. */
export const planOf = (hint: HintInfo): string => deedsOf(hint.line).join('\n')

/** Rounds know nothing of each other, so their estimates are averaged, each by its trials. */
export function together(before: Thoughts | null, now: Thoughts): Thoughts {
  if (!before) return now
  const found = new Map(before.hints.map((hint) => [planOf(hint), hint]))
  for (const hint of now.hints) {
    const old = found.get(planOf(hint))
    const trials = hint.trials + (old?.trials ?? 0)
    const chance = old ? (hint.chance * hint.trials + old.chance * old.trials) / Math.max(1, trials) : hint.chance
    found.set(planOf(hint), { ...hint, trials, chance })
  }
  // Plans that were dropped early are known from few trials: they stand behind the others.
  const most = Math.max(...[...found.values()].map((hint) => hint.trials), 1)
  const isKnown = (hint: HintInfo): boolean => hint.trials * 4 >= most
  const hints = [...found.values()].sort(
    (a, b) => Number(isKnown(b)) - Number(isKnown(a)) || b.chance - a.chance || b.trials - a.trials,
  )
  return { seat: now.seat, hints: hints.slice(0, 6), trials: before.trials + now.trials }
}

export const toldOf = (page: StudyPage | null): Told[] => (page?.events ?? []) as unknown as Told[]
