import './start.ts'
import './mantine-styles.ts'
import '#shared/web/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDrafts } from '#shared/web/form/staff-drafts.ts'
import { startRecentRecords } from '#shared/web/recent-records.ts'
import { Providers } from './providers.tsx'
import { initLanguage } from './language.ts'
import { router } from './router.tsx'

/** By then, the first screen has loaded its data. */
const LIVE_UPDATES_MS = 1_000

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

startDrafts()
startRecentRecords()

// Has no top-level await: the chunk of another language imports this one, and each would wait for the other.
void start()

/**
 * The page is rendered once its code is there: in one transition, which React renders in slices, so that a slow phone
 * responds meanwhile. Until then the browser shows the logo of index.html.
 */
async function start(): Promise<void> {
  await initLanguage()
  await nextTask()
  // An error is a state of the router, which the page shows.
  await router.load().catch(() => {})
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  )
}

// Runs last, so that it does not delay the first visit.
if (document.readyState === 'complete') onLoaded()
else window.addEventListener('load', onLoaded)

function onLoaded(): void {
  import('./when-first-idle.ts').catch(() => {})
  setTimeout(() => void import('./live-updates.ts').catch(() => {}), LIVE_UPDATES_MS)
}
