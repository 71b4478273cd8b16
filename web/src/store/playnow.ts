// A game against bots at once: a guest if need be, a table with the game's defaults, started.

import { GAMES } from '../boards/kits'
import { words } from '../i18n/words.svelte'
import { api } from '../net/api'
import type { GameInfo } from '../net/types'
import { guideAt } from './guided'
import { startTable } from './parts'
import { router } from './router.svelte'
import { session } from './session.svelte'

/** The strongest bot the server lists last; players may choose another one on the page for new tables. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => /level-?3|3$/.test(bot)) ?? game.bots[game.bots.length - 1] ?? 'random'
}

/** The gentlest bot there is, for a first game. */
const GENTLE = /level-?1|1$/

/** A guided first game against the gentlest bot; what is begun elsewhere, like a draft, is begun there. */
export async function playFirst(gameId: string): Promise<void> {
  if (GAMES.includes(gameId) && !words.has(`web-about-${gameId}`)) return router.go('/drafts')
  const game = (await session.needGames()).find((one) => one.id === gameId)
  await playNow(
    gameId,
    game?.seats[0] ?? 2,
    game?.bots.find((bot) => GENTLE.test(bot)),
    true,
  )
}

export async function playNow(gameId: string, seats = 2, bot?: string, isGuided = false): Promise<void> {
  await session.need()
  const game = (await session.needGames()).find((one) => one.id === gameId)
  if (!game) return
  const options: Record<string, unknown> = game.options.some((option) => option.name === 'players')
    ? { players: seats }
    : {}
  const wish = { kind: 'bot' as const, bot: bot ?? usualBot(game) }
  const made = await api.create({
    game: gameId,
    options,
    public: false,
    seats: [{ kind: 'me' }, ...Array<typeof wish>(seats - 1).fill(wish)],
  })
  if (made.table.status === 'lobby') await startTable(made.table)
  if (isGuided) guideAt(made.table.id)
  router.go(`/t/${made.table.id}`)
}
