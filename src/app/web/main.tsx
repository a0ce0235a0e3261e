import './start.ts'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '#shared/web/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './providers.tsx'
import { startWords } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startWords()
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
)
