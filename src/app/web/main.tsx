import './start.ts'
import '#shared/web/mantine-styles.ts'
import '#shared/web/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchForNewVersion } from './app-update/new-version.ts'
import { Providers } from './providers.tsx'
import { initLanguage } from './language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Not awaited here: the chunk of another language leans on this one, and each would wait for the other.
void initLanguage().then(() =>
  // In slices, between which a slow phone answers to a touch.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  ),
)

// Last: what a first visit waits for is not to wait for it.
if (document.readyState === 'complete') void watchForNewVersion()
else window.addEventListener('load', () => void watchForNewVersion())
