import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadRest } from './i18n.tsx'
import { isSavingData } from './is-saving-data.ts'
import { messagesReady } from './load-messages.ts'
import { serverResponds } from './server-responds.ts'

/** Chromium, Firefox, WebKit and Vite use these messages. */
const CHUNK_LOAD_ERRORS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** A chunk is missing once the server runs a newer version than the page. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_LOAD_ERRORS.some((message) => error.message.startsWith(message))

/** Reloads the page to get the current chunks, once per error: a chunk that stays missing would reload it forever. */
export function reloadOnce(error: unknown): boolean {
  const key = `reloaded:${String(error)}`
  try {
    if (!isChunkLoadError(error) || sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

const preloads: (() => Promise<unknown>)[] = []

/** Runs it once the page is idle, unless the browser saves data. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (!isSavingData())
    import('./when-idle.ts').then(({ whenIdle }) => whenIdle(() => void load().catch(() => {}))).catch(() => {})
}

/** Loads the parts with `preload` when idle, so that the first press opens them at once, and offline too. */
export function preloadLater(): void {
  loadWhenIdle(async () => {
    await loadRest().catch(() => {})
    for (const load of preloads) load().catch(() => {})
  })
}

/**
 * Puts a part of the layout into its own chunk. The page works without it: nothing is shown if it fails to load, and
 * without a connection the page stays with what was typed.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { preload = false } = {},
): LazyExoticComponent<ComponentType<Props>> {
  if (preload) preloads.push(load)
  return lazy(async () => {
    try {
      const component = await load()
      await messagesReady()
      return { default: component }
    } catch (error) {
      if ((await serverResponds()) && reloadOnce(error)) await new Promise(() => {})
      return { default: () => null }
    }
  })
}
