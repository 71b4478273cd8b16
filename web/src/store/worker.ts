// The service worker from the side of the page: registered, told what to keep, and messages on this device.

import { api } from '../net/api'
import type { MyCalls } from '../net/types'

const isPossible = 'serviceWorker' in navigator

/** Registers the worker, and renews what this browser is called by: it belongs to the session. */
export async function startWorker(isSignedIn: boolean): Promise<void> {
  if (!isPossible || !import.meta.env.PROD) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  if (matchMedia('(display-mode: standalone)').matches) active?.postMessage('keep')
  addEventListener('appinstalled', () => active?.postMessage('keep'))
  const known = await subscription()
  if (isSignedIn && known) await api.subscribe(keysOf(known))
}

export const canBeCalled = (): boolean => isPossible && 'PushManager' in window && 'Notification' in window

export async function subscription(): Promise<PushSubscription | null> {
  if (!canBeCalled()) return null
  const found = await navigator.serviceWorker.getRegistration('/')
  return (await found?.pushManager.getSubscription()) ?? null
}

/** Asks the reader, then the browser, then the server; nothing if the reader says no. */
export async function subscribe(key: string): Promise<MyCalls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return api.subscribe(keysOf(made))
}

export async function unsubscribe(): Promise<MyCalls | null> {
  const known = await subscription()
  if (!known) return null
  await known.unsubscribe()
  return api.unsubscribe(known.endpoint)
}

function keysOf(made: PushSubscription): { endpoint: string; key: string; auth: string } {
  const { keys } = made.toJSON()
  return { endpoint: made.endpoint, key: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
