import { useSyncExternalStore } from 'react'

const LOOK_AGAIN_MS = 3_600_000

/** The version this page is of, which the build writes into index.html. */
const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

let isReady = false
let isReloading = false
const listeners = new Set<() => void>()

/**
 * Registers the service worker, where there can be one: over plain http from another machine there is none, and the page
 * works as it always does. A version that arrives while the page is open waits until somebody says so.
 */
export async function watchForNewVersion(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || !import.meta.env.PROD) return
  serviceWorker.addEventListener('message', ({ data }) => data === 'other version' && tellListeners())
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload()
    // Another tab has moved on: this one works with what it has loaded, and offers to follow.
    else serviceWorker.controller?.postMessage(version)
  })
  try {
    const registration = await serviceWorker.register('/worker.js', { updateViaCache: 'none' })
    registration.waiting?.postMessage(version)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => coming.state === 'installed' && coming.postMessage(version))
    })
    lookAgainOnReturn(registration)
  } catch {
    // A private window or a policy forbids it: nothing is kept, nothing else changes.
  }
}

/** A page that stays open for days hears of a new version when somebody comes back to it. */
function lookAgainOnReturn(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** Opens the new version. A form that holds unsaved input asks first, as at every reload, and its draft is kept. */
export async function openNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return window.location.reload()
  isReloading = true
  registration.waiting.postMessage('take over')
}

/** Whether a version other than this page's is ready. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isReady)

function tellListeners(): void {
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
