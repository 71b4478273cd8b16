// Who I am. A guest is made the moment one is needed, so that playing takes no form.

import { api, Refused, setCsrf } from '../net/api'
import type { GameInfo, Me } from '../net/types'
import { words } from '../i18n/words.svelte'

class Session {
  me = $state.raw<Me | null>(null)
  /** At how many tables somebody waits for me. */
  waiting = $state(0)
  isKnown = $state(false)
  isOffline = $state(false)
  games = $state.raw<GameInfo[]>([])

  private take(me: Me): Me {
    setCsrf(me.csrf)
    this.waiting = me.waiting
    // Who is still the same is not drawn anew: somebody may be writing a name.
    const [known, found] = [this.me, me].map((one) => JSON.stringify(one && { ...one, waiting: 0 }))
    if (known !== found) this.me = me
    return me
  }

  async begin(): Promise<void> {
    try {
      const { me } = await api.session()
      if (me) this.take(me)
      else this.me = null
      this.isOffline = false
    } catch (problem) {
      this.isOffline = problem instanceof Refused && problem.status === 0
    }
    this.isKnown = true
  }

  async needGames(): Promise<GameInfo[]> {
    if (!this.games.length) this.games = (await api.games()).games
    return this.games
  }

  /** Somebody is signed in afterwards: as a guest if nobody was. */
  async need(name?: string): Promise<Me> {
    if (this.me) return this.me
    return this.take(await api.guest(name?.trim() || guestName(), words.locale))
  }

  async signIn(name: string, password: string): Promise<void> {
    this.take(await api.signIn(name, password))
  }

  async register(name: string, password: string): Promise<void> {
    this.take(await api.account(name, password, words.locale))
  }

  async rename(name: string): Promise<void> {
    this.take(await api.change({ name }))
  }

  async speak(language: string): Promise<void> {
    if (this.me && this.me.language !== language) this.take(await api.change({ language }))
  }

  async hide(isPrivate: boolean): Promise<void> {
    this.take(await api.change({ private: isPrivate }))
  }

  async signOut(everywhere = false): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut())
    setCsrf('')
    this.me = null
  }

  async refresh(): Promise<void> {
    if (this.me) await this.begin()
  }
}

function guestName(): string {
  return words.say('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) }).replace(/[\u2068\u2069]/g, '')
}

export const session = new Session()
