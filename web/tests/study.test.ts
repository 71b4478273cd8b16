// The tree of an analysis board: it comes back from what a file keeps, and nothing that was played is lost.

import { describe, expect, it } from 'vitest'
import { kit as city } from '../src/boards/city'
import { kit as drakon } from '../src/boards/drakon'
import { together } from '../src/store/study.svelte'
import {
  branch,
  branches,
  fileOf,
  following,
  grow,
  marksOfPlan,
  notesOf,
  prune,
  short,
  way,
} from '../src/store/variations'

const PLIES = ['p1 move d4', 'p1 done', 'p2 draw | draw p2 k3']
const NOTES = {
  comments: { '0': 'A duel.', '2': 'Too early.' },
  lines: [
    {
      at: 1,
      plies: ['p1 move d5', 'p1 done'],
      comments: { '0': 'Instead:', '1': 'Better.' },
      lines: [{ at: 1, plies: ['p1 stay'] }],
    },
    { at: 3, plies: ['p1 done'] },
  ],
}

describe('a tree of variations', () => {
  it('comes back from a file and goes into one', () => {
    const root = grow(PLIES, NOTES)
    expect(notesOf(root)).toEqual(NOTES)
    expect(grow(PLIES, notesOf(root))).toEqual(root)
    expect(fileOf('text\n', root)).toBe(`text\nanalysis ${JSON.stringify(NOTES)}\n`)
    expect(fileOf('text\n', grow(PLIES, {}))).toBe('text\n')
  })
  it('follows what was played, and in a variation its first continuation', () => {
    const root = grow(PLIES, NOTES)
    const second = following(following(root)!)!
    expect(second.ply).toBe('p1 done')
    const [side] = branches(second.parent!)
    expect(side.ply).toBe('p1 move d5')
    expect(following(side)?.ply).toBe('p1 done')
    expect(branches(side).map((one) => one.ply)).toEqual(['p1 stay'])
  })
  it('goes on behind the end of the game as a variation', () => {
    const root = grow(PLIES, {})
    let last = root
    for (let next = following(last); next; next = following(last)) last = next
    const after = branch(branch(last, 'p1 move a1'), 'p1 done')
    expect(branch(last, 'p1 move a1')).toBe(after.parent)
    expect(notesOf(root)).toEqual({ lines: [{ at: 3, plies: ['p1 move a1', 'p1 done'] }] })
    expect(way(root, after)).toHaveLength(5)
  })
  it('loses variations only', () => {
    const root = grow(PLIES, NOTES)
    const first = following(root)!
    expect(prune(first)).toBe(first)
    expect(prune(branches(first)[0])).toBe(first)
    expect(notesOf(root).lines).toEqual([{ at: 3, plies: ['p1 done'] }])
  })
  it('lists a ply by seat and action, and points at what a plan speaks of', () => {
    expect(short('p2 draw | draw p2 k3')).toEqual({ seat: 1, action: 'draw' })
    expect(marksOfPlan(['build 1 w3+w2'], city.marks)).toContain('card w3')
    expect(marksOfPlan(['place plain[NS] @(1,0)'], drakon.marks)).toEqual(
      expect.arrayContaining(['(1,0)', 'tile plain.2o']),
    )
    expect(drakon.marks?.('teleport[-]')).toEqual(['tile teleport.0'])
    expect(drakon.marks?.('map[NE]')).toEqual(['tile map.2a'])
    expect(drakon.marks?.('done')).toEqual([])
  })
})

describe('thoughts', () => {
  const hint = (action: string, chance: number, trials: number) => ({ action, line: [action], chance, trials })
  it('are averaged over rounds, each by its trials', () => {
    const one = { seat: 0, hints: [hint('a', 0.6, 100), hint('b', 0.5, 100)], trials: 200 }
    const both = together(one, { seat: 0, hints: [hint('b', 0.8, 300), hint('c', 0.9, 10)], trials: 310 })
    expect(both.trials).toBe(510)
    expect(both.hints.map((each) => each.action)).toEqual(['b', 'a', 'c'])
    expect(both.hints[0].chance).toBeCloseTo(0.725)
    expect(together(null, one)).toBe(one)
  })
  it('keep plans apart that begin with the same phase left', () => {
    const plan = (deed: string, chance: number) => ({ ...hint('done', chance, 50), line: ['done', 'done', deed] })
    const one = { seat: 0, hints: [plan('play a', 0.6), plan('retreat', 0.4)], trials: 100 }
    const both = together(one, { ...one, hints: [plan('play a', 0.5), plan('retreat', 0.5)] })
    expect(both.hints.map((each) => [each.line[2], each.chance])).toEqual([
      ['play a', 0.55],
      ['retreat', 0.45],
    ])
  })
})
