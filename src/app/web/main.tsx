import './start.ts'
import '#shared/web/base.css'
import type { HistoryState } from '#shared/web/router/router.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDrafts } from '#shared/web/form/staff-drafts.ts'
import { watchColourScheme } from '#shared/web/colour-scheme.ts'
import { startRecentRecords } from '#shared/web/recent-records.ts'
import { Providers } from './providers.tsx'
import { initLanguage } from './language.ts'
import { router } from './router.tsx'

/** By then, the first screen has loaded its data. */
const LATER_MS = 1_000

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// The sign-in page, at `/`, imports the app while people type, and starts it later. Has no top-level await: the chunk
// of another language imports this one, and each would wait for the other.
if (window.location.pathname !== '/') void startApp()

/** Starts the app at another address than `/`. */
export async function openPage(path: string, state: HistoryState): Promise<void> {
  router.history.replace(path, state)
  router.history.flush()
  await startApp()
}

/**
 * The page is rendered once its code is there: in one transition, which React renders in slices, so that a slow phone
 * responds meanwhile. Until then the browser shows the logo of index.html, or the sign-in page.
 */
async function startApp(): Promise<void> {
  startDrafts()
  watchColourScheme()
  startRecentRecords()
  // Runs last, so that it does not delay the first visit.
  if (document.readyState === 'complete') onLoaded()
  else window.addEventListener('load', onLoaded)
  await initLanguage()
  await nextTask()
  // An error is a state of the router, which the page shows.
  await router.load().catch(() => {})
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  )
}

function onLoaded(): void {
  setTimeout(() => {
    import('./when-first-idle.ts').catch(() => {})
    import('./live-updates.ts').catch(() => {})
  }, LATER_MS)
}
