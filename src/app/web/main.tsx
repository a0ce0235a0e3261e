import './start.ts'
import '#shared/web/mantine-styles.ts'
import '#shared/web/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDrafts } from '#shared/web/form/staff-drafts.ts'
import { startRecentRecords } from '#shared/web/recent-records.ts'
import { watchForNewVersion } from './app-update/new-version.ts'
import { Providers } from './providers.tsx'
import { initLanguage } from './language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startDrafts()
startRecentRecords()

// No top-level await: the chunk of another language imports this one, and each would wait for the other.
void initLanguage().then(() =>
  // Renders in slices, so that a slow phone responds meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  ),
)

// Last, so that it does not delay the first visit.
if (document.readyState === 'complete') void watchForNewVersion()
else window.addEventListener('load', () => void watchForNewVersion())
