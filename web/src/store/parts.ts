// What this browser gives to chance, by itself: a secret number for each own seat, promised before the start and given
// once nobody may promise any more. It keeps what it gave and what everybody had promised then, so that the page can
// check after the end that this and nothing else was dealt from. docs/records.md says why that is fair.

import { api } from '../net/api'
import type { Fairness, TableInfo } from '../net/types'

interface Kept {
  /** The server's commitment when this browser made its promise. */
  commitment: string
  /** By seat. */
  secrets: Record<string, string>
  /** What every seat had promised when this browser gave its secrets. */
  promised?: string[]
  /** Own seats whose secrets the server has acknowledged. */
  given?: number[]
}

const KEY = 'obelisk/parts'
const KEPT_TABLES = 100
const TRIES = 5
const PAUSE_MS = 400
/** Promises and gifts of this page, so that each is made once. */
const made = new Set<string>()

function shelf(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function keep(table: string, kept: Kept): void {
  const others = Object.entries(shelf()).filter(([id]) => id !== table)
  const tables = [...others, [table, kept] as const].slice(-KEPT_TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables)))
  } catch {
    // A browser that keeps nothing gives its parts as long as the page lives, and cannot check them later.
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function hashOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** Does something once; a bad network is given a few chances. */
async function once(name: string, what: () => Promise<unknown>): Promise<void> {
  if (made.has(name)) return
  made.add(name)
  for (let tried = 1; tried <= TRIES; tried++) {
    try {
      await what()
      return
    } catch (problem) {
      const status = (problem as { status?: number }).status ?? 0
      if (status && status < 500) break
    }
    await new Promise((go) => setTimeout(go, PAUSE_MS))
  }
  made.delete(name)
}

/** Promises a secret number for each own seat of a table that has not begun. */
async function promise(info: TableInfo): Promise<void> {
  for (const seat of info.you.seats)
    await once(`${info.id}/${seat}/promise`, async () => {
      const kept = shelf()[info.id] ?? { commitment: info.commitment, secrets: {} }
      const secret = kept.secrets[seat] ?? newSecret()
      const commitment = await hashOf(secret)
      keep(info.id, { ...kept, secrets: { ...kept.secrets, [seat]: secret } })
      if (info.seats[seat].commitment !== commitment) await api.promisePart(info.id, seat, commitment)
    })
}

/** Gives what was promised, once for one list of promises: whoever changes the list gets nothing. */
async function give(info: TableInfo): Promise<void> {
  const kept = shelf()[info.id]
  const promised = info.seats.map((seat) => seat.commitment)
  if (!kept || kept.commitment !== info.commitment) return
  if (kept.promised && kept.promised.join() !== promised.join()) return
  keep(info.id, { ...kept, promised })
  for (const seat of info.you.seats) {
    const secret = kept.secrets[seat]
    const { commitment, has_given } = info.seats[seat]
    if (secret && !has_given && commitment === (await hashOf(secret)))
      await once(`${info.id}/${seat}/give`, async () => {
        await api.givePart(info.id, seat, secret)
        const now = shelf()[info.id] ?? kept
        keep(info.id, { ...now, given: [...(now.given ?? []), seat] })
      })
  }
}

/** Does what a table asks of whoever sits there. Called whenever something about the table is heard. */
export async function contribute(info: TableInfo): Promise<void> {
  if (info.status !== 'lobby' || !info.you.seats.length || !globalThis.crypto?.subtle) return
  await (info.starts_by === null ? promise(info) : give(info))
}

/** Begins the game of a table whose seats are taken. */
export async function startTable(info: TableInfo): Promise<void> {
  await contribute(info)
  await contribute(await api.start(info.id))
}

/** Begins a match of a draft; only whoever begins it can promise something before. */
export async function startMatch(draft: string, number: number): Promise<TableInfo> {
  const secret = newSecret()
  const info = await api.draftMatch(draft, number, globalThis.crypto?.subtle ? await hashOf(secret) : '')
  if (info.starts_by === null) return info
  keep(info.id, { commitment: info.commitment, secrets: { [info.you.seats[0]]: secret } })
  await contribute(info)
  return info
}

export interface Check {
  /** The secret numbers of this browser that are in the record. */
  own: string[]
  /** This browser gave one that is not. */
  isMissing: boolean
  /** The record does not hold what everybody had promised when this browser gave its part. */
  isChanged: boolean
}

/** Compares what the server says after the end with what this browser knows. */
export function checked(table: string, fairness: Fairness): Check {
  const kept = shelf()[table]
  if (!kept?.promised) return { own: [], isMissing: false, isChanged: false }
  const given = (kept.given ?? []).map((seat) => ({ secret: kept.secrets[seat], told: fairness.parts[seat]?.secret }))
  const own = given.filter(({ secret, told }) => secret === told).map(({ secret }) => secret)
  const promised = fairness.parts.map((part) => part.commitment)
  return {
    own,
    isMissing: own.length < given.length,
    isChanged: kept.commitment !== fairness.commitment || kept.promised.join() !== promised.join(),
  }
}
