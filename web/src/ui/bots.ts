import { words } from '../i18n/words.svelte'
import { draftSeats } from './origin'

/** A bot in words; one the interface does not know is called by its id. */
export function botName(bot: string): string {
  const id = `web-bot-${bot.replaceAll(/[^a-z0-9]+/g, '-')}`
  return words.has(id) ? words.say(id) : words.say('web-bot-named', { name: bot })
}

const BOT = 'bot '

/** What a record calls a player: bots by what they are, `bot level:3`. */
export const nameInRecord = (name: string): string => (name.startsWith(BOT) ? botName(name.slice(BOT.length)) : name)

/** What bots are called at a table, by seat: names, so that the log reads like one of people. */
const NAMES = ['Tavi', 'Noor', 'Kesh', 'Ilo', 'Bram', 'Suri']

/** In a match of a draft bots are called as they were in the draft. */
export function seatName(seat: { seat: number; name: string; kind: string }, origin = ''): string {
  const number = draftSeats(origin)?.[seat.seat] ?? seat.seat
  return nameInRecord(seat.name) || (seat.kind === 'bot' ? (NAMES[number] ?? `p${seat.seat + 1}`) : `p${seat.seat + 1}`)
}
