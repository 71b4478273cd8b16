// The service worker: the shell, rulebooks and finished games without a network, and messages of the server.
//
// What is asked of the server is asked of the server whenever it can be reached. Only what never changes is kept:
// files with a hash in their names, and games that are over. A board of a running game is never shown from here.

const SHELL = 'shell'
const GAMES = 'games'
const MOST_FILES = 900
const MOST_ANSWERS = 300
const LATEST_GAMES = 20
/** So many of one's own latest games an app has here as a whole, and asks for in pages as the page of a replay does. */
const WHOLE_GAMES = 10
const PLIES = 50
const WAIT_MS = 8000
const STANDING = /^\/api\/(sessions\/current|games|games\/[^/]+\/words\/[^/]+)$/
const OF_A_TABLE = /^\/api\/tables\/([^/]+)(\/facts|\/replay|\/draft)?$/
const MINE = '/api/me/tables'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/icon.svg'])))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== location.origin) return
  if (event.request.method !== 'GET') {
    // Whoever leaves takes along what is theirs.
    if (/^\/api\/(sessions|me\/delete)/.test(url.pathname)) event.waitUntil(caches.delete(GAMES))
    return
  }
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
  else if (event.request.mode === 'navigate' && !/^\/(api|docs|reset|confirm|stop)\//.test(url.pathname))
    event.respondWith(shell(event, url))
  else if (url.pathname === MINE || STANDING.test(url.pathname) || OF_A_TABLE.test(url.pathname))
    event.respondWith(asked(event, url))
})

/** A file that never changes: from here if it is here. */
async function kept(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await keep(cache, request, answer.clone(), MOST_FILES)
  return answer
}

/** The page from the server; without a network the shell as it was last. */
async function shell(event, url) {
  const cache = await caches.open(SHELL)
  try {
    const answer = await soon(event.request)
    if (answer.ok && url.pathname === '/') await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

/** What the server says; without a network what it said last, of that which is kept. */
async function asked(event, url) {
  const cache = await caches.open(GAMES)
  try {
    const answer = await soon(event.request)
    if (answer.ok) event.waitUntil(note(cache, event.request, url, answer.clone()))
    return answer
  } catch (error) {
    const found = await cache.match(event.request)
    if (found) return found
    throw error
  }
}

async function note(cache, request, url, answer) {
  const table = OF_A_TABLE.exec(url.pathname)?.[1]
  if (table) {
    if (await isOver(cache, table, url, answer)) await keep(cache, request, answer, MOST_ANSWERS)
    return
  }
  await keep(cache, request, answer.clone(), MOST_ANSWERS)
  if (url.pathname !== MINE || url.searchParams.get('after')) return
  const { tables } = await answer.json()
  const over = tables.filter((one) => one.status === 'finished').slice(0, LATEST_GAMES)
  for (const { id } of over)
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/facts`]) await keepOnce(cache, path)
}

/** Whether a game is over: then nothing of it changes any more. */
async function isOver(cache, table, url, answer) {
  const path = `/api/tables/${table}`
  if (url.pathname === path) return (await answer.clone().json()).status === 'finished'
  const known = (await cache.match(path)) ?? (await fetch(path))
  return known.ok && (await known.clone().json()).status === 'finished'
}

/** Keeps an answer; the oldest make room. */
async function keep(cache, request, answer, most) {
  await cache.put(request, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - most)))
    if (new URL(old.url).pathname !== '/') await cache.delete(old)
}

function soon(request) {
  return fetch(request, { signal: AbortSignal.timeout(WAIT_MS) })
}

// An app that is installed has all of its files here: rulebooks can be read anywhere.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL)
      const { files } = await (await fetch('/offline.json')).json()
      for (const file of files) if (!(await cache.match(file))) await cache.add(file).catch(() => {})
      const current = new Set(files)
      for (const old of await cache.keys()) {
        const { pathname } = new URL(old.url)
        if (pathname.startsWith('/assets/') && !current.has(pathname)) await cache.delete(old)
      }
      await keepLatest().catch(() => {})
      event.source?.postMessage('kept')
    })(),
  )
})

/** One's own latest games that are over, to be read anywhere without having been opened before. */
async function keepLatest() {
  const cache = await caches.open(GAMES)
  const mine = await fetch(MINE)
  if (!mine.ok) return
  const over = (await mine.json()).tables.filter((one) => one.status === 'finished')
  for (const { id } of over.slice(0, WHOLE_GAMES)) {
    const table = `/api/tables/${id}`
    await keepOnce(cache, table)
    await keepOnce(cache, `${table}/facts`)
    for (let first = 0, plies = 0; first <= plies; first += PLIES) {
      const page = await keepOnce(cache, `${table}/replay?viewer=spectator&first=${first}&last=${first + PLIES - 1}`)
      if (!page.ok) break
      plies = (await page.json()).plies
    }
  }
}

/** What never changes, from here or from the server. */
async function keepOnce(cache, path) {
  const known = await cache.match(path)
  if (known) return known
  const answer = await fetch(path)
  if (answer.ok) await keep(cache, new Request(path), answer.clone(), MOST_ANSWERS)
  return answer
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, silent, language } = event.data.json()
  const dir = language === 'he' ? 'rtl' : 'ltr'
  const options = { body, tag, silent, lang: language, dir, icon: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const there = open.find((one) => new URL(one.url).pathname === url)
      if (there) return there.focus()
      return self.clients.openWindow(url)
    })(),
  )
})
