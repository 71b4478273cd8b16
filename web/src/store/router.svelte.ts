// Pages by path. Links stay links; this only keeps the browser from loading the page again.

import { ROUTES } from '../pages/routes'

export interface Route {
  page: string
  id: string
  query: URLSearchParams
  hash: string
}

export function readPath(path: string, search: string, hash: string): Route {
  const [, page = '', id = ''] = path.split('/')
  return {
    page: page === '' || Object.hasOwn(ROUTES, page) ? page : 'lost',
    id: decodeURIComponent(id),
    query: new URLSearchParams(search),
    hash: hash.replace(/^#/, ''),
  }
}

class Router {
  route = $state.raw(readPath(location.pathname, location.search, location.hash))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        link.target ||
        link.hasAttribute('download')
      )
        return
      const url = new URL(link.href)
      if (url.origin !== location.origin || url.pathname.startsWith('/api/') || url.pathname.startsWith('/docs')) return
      if (url.pathname === location.pathname && url.hash) return
      event.preventDefault()
      this.go(url.pathname + url.search + url.hash)
    })
  }

  private read(): void {
    this.route = readPath(location.pathname, location.search, location.hash)
  }

  /** The same page with other choices: nothing is scrolled, and the focus stays where it is. */
  choose(to: string): void {
    history.replaceState(null, '', to)
    this.read()
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
    // A new page begins at its heading, for the keyboard and for screen readers.
    queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }
}

export const router = new Router()
