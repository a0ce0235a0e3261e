// First, because it declares the order of the layers.
import '#shared/web/base.css'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { removeIdentities } from '#shared/web/identity-store.ts'
import { clearCachedData, getQueryClient } from '#shared/web/query-client.ts'
import './reduced-motion.css'
import { clearDrafts } from './fake-drafts.ts'
import { restoreFetch } from './fake-server.ts'

const testUrl = location.href
const [WIDTH, HEIGHT] = [1280, 800]

// All files run in one page: each test leaves it as it was.
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  await clearDrafts()
  restoreFetch()
  removeIdentities()
  clearCachedData()
  getQueryClient('anyone').clear()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', testUrl)
  if (innerWidth !== WIDTH) await page.viewport(WIDTH, HEIGHT)
})
