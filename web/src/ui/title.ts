// The title of the tab is what the heading of the page says: it tells pages apart, also for screen readers.

import { t } from '../i18n/words.svelte'

/** Keeps the title with the heading inside an element, until it is told to stop. */
export function followHeading(main: HTMLElement): () => void {
  const follow = (): void => {
    const heading = main.querySelector('h1')?.textContent.trim()
    const title = t('web-title')
    document.title = heading && heading !== title ? `${heading} – ${title}` : title
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
