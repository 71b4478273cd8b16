// The secrets of invitations are told once, to who makes the table; kept for this browser session.

import type { Invite } from '../net/types'

const key = (table: string): string => `obelisk/invites/${table}`

export function keepInvites(table: string, invites: Invite[]): void {
  if (invites.length)
    sessionStorage.setItem(
      key(table),
      JSON.stringify({ ...Object.fromEntries(invites.map((one) => [one.seat, one.secret])) }),
    )
}

export function inviteOf(table: string, seat: number): string | null {
  try {
    return (JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<string, string>)[seat] ?? null
  } catch {
    return null
  }
}

export function keepInvite(table: string, invite: Invite): void {
  const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<string, string>
  sessionStorage.setItem(key(table), JSON.stringify({ ...kept, [invite.seat]: invite.secret }))
}

/** The secret stands behind #, so that it never reaches a log. */
export function inviteLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#${secret}`
}
