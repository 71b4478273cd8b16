// HTTP: one function per route. Problems are thrown as `Refused`, with the ids the server gave.

import type {
  Acquaintance,
  Acquaintances,
  BotAccount,
  BotAccounts,
  Browser,
  ChatPage,
  ClubInvite,
  ClubInvited,
  ClubLadder,
  ClubList,
  ClubPage,
  ClubTables,
  CreatedTable,
  CurrentSession,
  DailyExercise,
  DraftPage,
  ExerciseList,
  ExercisePage,
  ExerciseStart,
  Fairness,
  GameInfo,
  GameWords,
  HintPage,
  StudyPage,
  SupposedPosition,
  StudyQuestion,
  StudyStart,
  StudyThoughts,
  StudyWish,
  Invite,
  LessonInfo,
  LessonPage,
  LessonStart,
  Ladder,
  LivePage,
  LobbyPage,
  MailService,
  Me,
  Mutes,
  MyAddress,
  MyCalendar,
  MyCalls,
  MyTables,
  NewCalendar,
  NewTable,
  MomentPictures,
  NotesInfo,
  NewTournament,
  PersonPage,
  Plans,
  PersonRecord,
  Progress,
  ReplayPage,
  ReportPage,
  ResultPage,
  SeatWish,
  SeekInfo,
  TableInfo,
  TipPage,
  TournamentList,
  TournamentPage,
  WebhookInfo,
  Wishes,
} from './types'
import type { DeckData, DeckReport, KeptDeck, LegendsBox } from '../boards/legends/decks'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly reason: string,
    readonly rule: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(`${error}/${reason}`)
  }
}

let csrf = ''
export function setCsrf(value: string): void {
  csrf = value
}

const TRIES = 10
const PAUSE_MS = 300

/** Asks again while one server hands over to the next: it says that it did nothing. */
async function call<T>(method: string, path: string, body?: unknown, as: 'json' | 'text' = 'json'): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await callOnce<T>(method, path, body, as)
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.reason !== 'stopping' || tried === TRIES) throw problem
    }
    await new Promise((go) => setTimeout(go, PAUSE_MS))
  }
}

async function callOnce<T>(method: string, path: string, body: unknown, as: 'json' | 'text'): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET' && csrf) headers['X-Obelisk-CSRF'] = csrf
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused(0, 'offline', '', '', {})
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as {
      error?: string
      reason?: string
      rule?: string
      facts?: Record<string, unknown>
    }
    throw new Refused(
      answer.status,
      problem.error ?? 'unavailable',
      problem.reason ?? '',
      problem.rule ?? '',
      problem.facts ?? {},
    )
  }
  return (await answer[as]()) as T
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)

export const api = {
  session: () => get<CurrentSession>('/sessions/current'),
  guest: (name: string, language: string) => post<Me>('/guests', { name, language }),
  account: (name: string, password: string, language: string) => post<Me>('/accounts', { name, password, language }),
  signIn: (name: string, password: string) => post<Me>('/sessions', { name, password }),
  signOut: () => call<unknown>('DELETE', '/sessions/current'),
  signOutEverywhere: () => call<unknown>('DELETE', '/sessions'),
  change: (what: { name?: string; language?: string; private?: boolean }) => call<Me>('PATCH', '/me', what),
  mail: () => get<MailService>('/mail'),
  calls: () => get<MyCalls>('/me/calls'),
  setCalls: (wishes: Wishes) => call<MyCalls>('PUT', '/me/calls', wishes),
  subscribe: (browser: Browser) => call<MyCalls>('PUT', '/me/browsers', browser),
  unsubscribe: (endpoint: string) => call<MyCalls>('DELETE', '/me/browsers', { endpoint }),
  calendar: () => get<MyCalendar>('/me/calendar'),
  setCalendar: (calendar: NewCalendar) => call<MyCalendar>('PUT', '/me/calendar', calendar),
  address: () => get<MyAddress>('/me/address'),
  setAddress: (address: string, password: string) => call<MyAddress>('PUT', '/me/address', { address, password }),
  dropAddress: () => call<unknown>('DELETE', '/me/address'),
  bots: () => get<BotAccounts>('/me/bots'),
  newBot: (name: string) => post<BotAccount>('/me/bots', { name }),
  renewToken: (bot: string) => post<BotAccount>(`/me/bots/${bot}/token`),
  deleteBot: (bot: string) => call<unknown>('DELETE', `/me/bots/${bot}`),
  webhook: (bot: string) => get<WebhookInfo>(`/me/bots/${bot}/webhook`),
  setWebhook: (bot: string, url: string) => call<WebhookInfo>('PUT', `/me/bots/${bot}/webhook`, { url }),
  dropWebhook: (bot: string) => call<unknown>('DELETE', `/me/bots/${bot}/webhook`),
  forgot: (address: string) => post<unknown>('/resets', { address }),
  deleteMe: (password: string) => post<unknown>('/me/delete', password ? { password } : {}),
  myTables: (after = '') => get<MyTables>(`/me/tables?after=${after}`),
  openTables: (game: string, after: string) => get<LobbyPage>(`/lobby?game=${game}&after=${after}`),
  liveTables: (game: string, after: string) => get<LivePage>(`/live?game=${game}&limit=12&after=${after}`),
  seek: (game: string, pace: string, rated: boolean) => post<SeekInfo>('/me/seek', { game, pace, rated }),
  stopSeeking: () => call<unknown>('DELETE', '/me/seek'),
  friends: () => get<Acquaintances>('/me/friends'),
  blocks: () => get<Acquaintances>('/me/blocks'),
  setFriend: (id: string, is: boolean) => call<unknown>(is ? 'PUT' : 'DELETE', `/me/friends/${id}`),
  setBlock: (id: string, is: boolean) => call<unknown>(is ? 'PUT' : 'DELETE', `/me/blocks/${id}`),
  mutes: () => get<Mutes>('/me/mutes'),
  setMute: (id: string, is: boolean) => call<unknown>(is ? 'PUT' : 'DELETE', `/me/mutes/${id}`),
  findPerson: (name: string) => get<Acquaintance>(`/people?name=${encodeURIComponent(name)}`),
  complain: (id: string, reason: string, text: string, table: string) =>
    post<unknown>(`/people/${id}/offences`, { reason, text, table }),
  person: (id: string) => get<PersonPage>(`/people/${id}`),
  personResults: (id: string, after: string) => get<ResultPage>(`/people/${id}/results?limit=20&after=${after}`),
  personRecord: (id: string, game: string) => get<PersonRecord>(`/people/${id}/record?game=${game}`),
  progress: (id: string, game: string) => get<Progress>(`/people/${id}/progress?game=${game}`),
  catchUp: (id: string, game: string, last: number) => post<Progress>(`/people/${id}/progress`, { game, last }),
  ladder: (game: string, seats: number, pace: string, of: string, after: string) =>
    get<Ladder>(`/ladder/${game}?seats=${seats}&pace=${pace}&of=${of}&after=${after}`),
  tournaments: (status: string, after: string) => get<TournamentList>(`/tournaments?status=${status}&after=${after}`),
  myTournaments: (after: string) => get<TournamentList>(`/me/tournaments?after=${after}`),
  tournament: (id: string, round: number) => get<TournamentPage>(`/tournaments/${id}?round=${round}`),
  newTournament: (wish: NewTournament) => post<TournamentPage>('/tournaments', wish),
  joinTournament: (id: string, choice: Record<string, unknown>) =>
    post<TournamentPage>(`/tournaments/${id}/join`, { choice }),
  leaveTournament: (id: string) => post<TournamentPage>(`/tournaments/${id}/leave`),
  startTournament: (id: string) => post<TournamentPage>(`/tournaments/${id}/start`),
  cancelTournament: (id: string) => post<TournamentPage>(`/tournaments/${id}/cancel`),
  myClubs: () => get<ClubList>('/me/clubs'),
  newClub: (name: string) => post<ClubPage>('/clubs', { name }),
  club: (id: string) => get<ClubPage>(`/clubs/${id}`),
  closeClub: (id: string) => call<unknown>('DELETE', `/clubs/${id}`),
  clubLadder: (id: string, game: string) => get<ClubLadder>(`/clubs/${id}/ladder?game=${game}`),
  clubTables: (id: string, after: string) => get<ClubTables>(`/clubs/${id}/tables?limit=12&after=${after}`),
  clubTournaments: (id: string, after: string) =>
    get<TournamentList>(`/clubs/${id}/tournaments?limit=12&after=${after}`),
  inviteToClub: (id: string) => post<ClubInvite>(`/clubs/${id}/invite`),
  clubInvited: (id: string, code: string) => post<ClubInvited>(`/clubs/${id}/invited`, { code }),
  askIntoClub: (id: string, name: string) => post<ClubPage>(`/clubs/${id}/ask`, { name }),
  joinClub: (id: string, code: string | null) => post<ClubPage>(`/clubs/${id}/join`, { code }),
  leaveClub: (id: string) => post<unknown>(`/clubs/${id}/leave`),
  removeFromClub: (id: string, person: string) => call<ClubPage>('DELETE', `/clubs/${id}/members/${person}`),
  games: () => get<{ games: GameInfo[] }>('/games'),
  words: (game: string, language: string) => get<GameWords>(`/games/${game}/words/${language}`),
  lobby: () => get<{ tables: TableInfo[] }>('/tables?status=lobby&room=true&limit=30'),
  watchable: () => get<{ tables: TableInfo[] }>('/tables?status=playing&limit=10'),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  facts: (id: string) => get<{ game: string; facts: Record<string, unknown> }>(`/tables/${id}/facts`),
  create: (wish: NewTable) => post<CreatedTable>('/tables', wish),
  join: (id: string, how: { seat?: number; invite?: string }) => post<TableInfo>(`/tables/${id}/join`, how),
  leave: (id: string) => post<unknown>(`/tables/${id}/leave`),
  kick: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/kick/${seat}`),
  invite: (id: string, seat: number) => post<{ invite: Invite }>(`/tables/${id}/invites/${seat}`),
  promisePart: (id: string, seat: number, commitment: string) =>
    call<TableInfo>('PUT', `/tables/${id}/commitments/${seat}`, { commitment }),
  givePart: (id: string, seat: number, secret: string) =>
    call<TableInfo>('PUT', `/tables/${id}/secrets/${seat}`, { secret }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  close: (id: string) => post<unknown>(`/tables/${id}/close`),
  resign: (id: string) => post<unknown>(`/tables/${id}/resign`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  suppose: (id: string, line: string[]) => post<SupposedPosition>(`/tables/${id}/suppose`, { line }),
  plans: (id: string) => get<Plans>(`/tables/${id}/plans`),
  declare: (id: string, line: string[]) => post<Plans>(`/tables/${id}/plans`, { line }),
  dropPlan: (id: string, number: number) => call<Plans>('DELETE', `/tables/${id}/plans/${number}`),
  chat: (id: string) => get<ChatPage>(`/tables/${id}/chat`),
  readChat: (id: string, line: number) => call<unknown>('PUT', `/tables/${id}/chat/read`, { line }),
  pictures: (id: string, plies: number[]) => get<MomentPictures>(`/tables/${id}/pictures?plies=${plies.join(',')}`),
  notes: (id: string) => get<NotesInfo>(`/tables/${id}/notes`),
  replay: (id: string, viewer: string, first: number, last: number) =>
    get<ReplayPage>(`/tables/${id}/replay?viewer=${viewer}&first=${first}&last=${last}`),
  report: (id: string, depth: string, known: string) =>
    get<ReportPage>(`/tables/${id}/report?depth=${depth}&known=${known}`),
  hints: (id: string, ply: number) => get<HintPage>(`/tables/${id}/hints?ply=${ply}`),
  fairness: (id: string) => get<Fairness>(`/tables/${id}/fairness`),
  fork: (id: string, ply: number, seats: SeatWish[]) => post<CreatedTable>(`/tables/${id}/fork`, { ply, seats }),
  upload: (text: string) => post<TableInfo>('/records', { text }),
  seatOptions: (id: string, seat: number, values: Record<string, unknown>) =>
    call<TableInfo>('PUT', `/tables/${id}/seat-options/${seat}`, { values }),
  legendsBox: () => get<LegendsBox>('/legends/cards'),
  checkDeck: (deck: DeckData, rules: Record<string, boolean>, cards: '' | 'samples') =>
    post<DeckReport>('/legends/decks/check', { deck, rules, cards }),
  readDeck: (text: string, cards: '' | 'samples') => post<{ deck: DeckData }>('/legends/decks/read', { text, cards }),
  writeDeck: (deck: DeckData, language: string, cards: '' | 'samples') =>
    post<{ text: string }>('/legends/decks/write', { deck, language, cards }),
  myDecks: () => get<{ decks: KeptDeck[] }>('/me/decks'),
  keepDeck: (id: string, deck: DeckData, cards: '' | 'samples') =>
    id ? call<KeptDeck>('PUT', `/me/decks/${id}`, { deck, cards }) : post<KeptDeck>('/me/decks', { deck, cards }),
  dropDeck: (id: string) => call<unknown>('DELETE', `/me/decks/${id}`),
  draft: (id: string) => get<DraftPage>(`/drafts/${id}`),
  draftDeck: (id: string, seat: number, cards: string[]) =>
    call<DraftPage>('PUT', `/drafts/${id}/decks/${seat}`, { cards }),
  draftMatch: (id: string, number: number, commitment = '') =>
    post<TableInfo>(`/drafts/${id}/matches/${number}?commitment=${commitment}`),
  tip: (table: string) => post<TipPage>(`/tables/${table}/tip`, {}),
  lessons: () => get<{ lessons: LessonInfo[] }>('/lessons'),
  lesson: (game: string, id: string) => get<LessonStart>(`/lessons/${game}/${id}`),
  learn: (game: string, id: string, inputs: string[], texts: string[]) =>
    post<LessonPage>(`/lessons/${game}/${id}`, { inputs, texts }),
  exercises: () => get<ExerciseList>('/exercises'),
  dailyExercise: () => get<DailyExercise>('/exercises/daily'),
  nextExercise: (game: string, theme: string, after: string) =>
    get<ExerciseStart>(`/exercises/${game}/next?theme=${theme}&after=${after}`),
  exercise: (game: string, id: string) => get<ExerciseStart>(`/exercises/${game}/${id}`),
  tryExercise: (game: string, id: string, inputs: string[], texts: string[], giveUp: boolean) =>
    post<ExercisePage>(`/exercises/${game}/${id}`, { inputs, texts, give_up: giveUp }),
  record: (id: string) => call<string>('GET', `/tables/${id}/record`, undefined, 'text'),
  openStudy: (text: string) => post<StudyStart>('/analysis', { text }),
  lookAtStudy: (wish: StudyWish) => post<StudyPage>('/analysis/look', wish),
  thinkAboutStudy: (wish: StudyQuestion) => post<StudyThoughts>('/analysis/think', wish),
  recordUrl: (id: string) => `/api/tables/${id}/record`,
}
