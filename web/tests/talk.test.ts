// Talking at a table: links in lines, reactions, what is unread, what the operator deletes.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../src/net/api'
import type { ChatMessage, ChatPage, Me, Message, ReactionInfo } from '../src/net/types'
import { session } from '../src/store/session.svelte'
import { piecesOf, shownAt, Talk } from '../src/store/talk.svelte'

vi.mock('../src/ui/sound', () => ({ play: () => {} }))

const line = (id: number, person = 'bob', rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  person,
  name: person,
  text: `line ${id}`,
  at: id,
  room: 'table',
  phrase: '',
  removed: false,
  ...rest,
})
const shown = (person: string, target: number, mark: string): ReactionInfo => ({
  person,
  on: 'ply',
  target,
  mark,
  room: 'table',
})
const page = (rest: Partial<ChatPage>): ChatPage => ({
  lines: [],
  reactions: [],
  read: 0,
  may: 'yes',
  room: 'table',
  ...rest,
})

beforeEach(() => {
  session.me = { id: 'ann' } as Me
  vi.spyOn(api, 'readChat').mockResolvedValue(null)
})
afterEach(() => {
  session.me = null
  vi.restoreAllMocks()
})

async function loaded(found: ChatPage, sent: Message[] = []): Promise<Talk> {
  vi.spyOn(api, 'chat').mockResolvedValue(found)
  const talk = new Talk('t1', (message) => sent.push(message))
  talk.load()
  await vi.waitFor(() => expect(talk.may).toBe(found.may))
  await Promise.resolve()
  return talk
}

test('a number that was played is a link, any other is text', () => {
  expect(piecesOf('look at #17, not #99', 20)).toEqual(['look at ', 17, ', not #99'])
  expect(piecesOf('#3#4', 20)).toEqual([3, 4])
  expect(piecesOf('#0 #123456', 200_000)).toEqual(['#0 #123456'])
  expect(piecesOf('', 5)).toEqual([])
})

test('marks are counted in one order', () => {
  const all = [shown('ann', 2, 'sad'), shown('bob', 2, 'like'), shown('cat', 2, 'like'), shown('cat', 3, 'wow')]
  expect(shownAt(all, 'ply', 2, 'ann')).toEqual([
    { mark: 'like', count: 2, isMine: false },
    { mark: 'sad', count: 1, isMine: true },
  ])
  expect(shownAt(all, 'line', 2, 'ann')).toEqual([])
})

test('what others have said since the last visit is unread until it is seen', async () => {
  const talk = await loaded(page({ lines: [line(1), line(2), line(3, 'ann'), line(4)], read: 1 }))
  expect(talk.unread).toBe(2)
  talk.take({ type: 'chat', line: line(5) })
  talk.take({ type: 'chat', line: line(5) })
  expect(talk.unread).toBe(3)
  talk.markRead()
  talk.markRead()
  expect(talk.unread).toBe(0)
  expect(api.readChat).toHaveBeenCalledExactlyOnceWith('t1', 5)
})

test('an onlooker begins with what comes, and nobody keeps it', async () => {
  const talk = await loaded(page({ lines: [line(1), line(2)], room: 'gallery' }))
  expect(talk.unread).toBe(0)
  talk.take({ type: 'chat', line: line(3, 'eve', { room: 'gallery' }) })
  expect(talk.unread).toBe(1)
  talk.markRead()
  expect(api.readChat).not.toHaveBeenCalled()
})

test('a line that is heard late has its place, one that was deleted has no words', async () => {
  const talk = await loaded(page({ lines: [line(1), line(4)] }))
  talk.take({ type: 'chat', line: line(2) })
  expect(talk.lines.map((one) => one.id)).toEqual([1, 2, 4])
  talk.take({ type: 'reaction', reaction: { ...shown('bob', 2, 'wow'), on: 'line' } })
  talk.take({ type: 'unsaid', id: 2 })
  expect(talk.lines[1]).toMatchObject({ text: '', removed: true })
  expect(talk.reactions).toEqual([])
  expect(talk.unread).toBe(2)
})

test('the same mark again takes it back', async () => {
  const sent: Message[] = []
  const talk = await loaded(page({ reactions: [shown('bob', 2, 'like')] }), sent)
  talk.react('ply', 2, 'like')
  talk.take({ type: 'reaction', reaction: shown('ann', 2, 'like') })
  expect(talk.reactions).toHaveLength(2)
  talk.react('ply', 2, 'like')
  talk.react('ply', 2, 'heart')
  expect(sent).toEqual(['like', null, 'heart'].map((mark) => ({ type: 'react', on: 'ply', target: 2, mark })))
  talk.take({ type: 'reaction', reaction: shown('ann', 2, '') })
  expect(talk.reactions).toEqual([shown('bob', 2, 'like')])
})

test('how many watch, and how far behind', async () => {
  const talk = await loaded(page({}))
  talk.take({ type: 'watch', watchers: 7, behind_ms: 60_000 })
  expect([talk.watchers, talk.behindMs]).toEqual([7, 60_000])
})
