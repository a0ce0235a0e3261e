import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const SIGNS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Whether a file of the page is not there: the server has moved on to another version since the page was opened. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && SIGNS.some((sign) => error.message.startsWith(sign))

/** Loads the page again, which brings the files that are there now: once, or a file that stays away would do it for ever. */
function reloadOnce(error: unknown): boolean {
  const key = `reloaded:${String(error)}`
  try {
    if (!isMissingPart(error) || sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** A part of the frame that comes by itself. The page stands without it: where it cannot be had, nothing is drawn. */
export function lazyPart(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (reloadOnce(error)) await new Promise(() => {})
      return { default: () => null }
    }
  })
}
