import { useSyncExternalStore } from 'react'
import { HOUR_MS } from '#shared/contract/durations.ts'
import { readPageMeta } from '#shared/web/page-meta.ts'

const version = readPageMeta('version')

/**
 * The worker takes over once all requests through the last one have ended. A stream of changes does not end by itself.
 */
const TAKE_OVER_MS = 2_000

let isReady = false
let isReloading = false
const listeners = new Set<() => void>()

/**
 * Registers the service worker, which browsers do not offer over plain http from another machine. A new version waits
 * until the user opens it.
 */
export async function watchForNewVersion(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || !import.meta.env.PROD) return
  serviceWorker.addEventListener('message', ({ data }) => data === 'other version' && setReady())
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload()
    // Another tab opened the new version. This page keeps its own and shows the bar.
    else serviceWorker.controller?.postMessage(version)
  })
  try {
    const registration = await serviceWorker.register('/worker.js', { updateViaCache: 'none' })
    registration.waiting?.postMessage(version)
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing
      installing?.addEventListener(
        'statechange',
        () => installing.state === 'installed' && installing.postMessage(version),
      )
    })
    updateOnReturn(registration)
  } catch {
    // A private window or a policy forbids it: the page works without it.
  }
}

function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => {})
  })
}

export async function openNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return window.location.reload()
  isReloading = true
  registration.waiting.postMessage('take over')
  const timer = window.setTimeout(() => window.location.reload(), TAKE_OVER_MS)
  navigator.serviceWorker.addEventListener('controllerchange', () => window.clearTimeout(timer), { once: true })
}

export const useIsNewVersionReady = (): boolean => useSyncExternalStore(subscribe, () => isReady)

function setReady(): void {
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
