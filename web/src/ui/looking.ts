// What a list shows goes on while nobody presses anything: it is asked for again as long as it is looked at.

/** Does something every so often, and as soon as somebody comes back to the page; the way to stop. */
export function whileLookedAt(what: () => void, ms: number): () => void {
  const again = (): void => {
    if (!document.hidden) what()
  }
  const clock = setInterval(again, ms)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', again)
  }
}
