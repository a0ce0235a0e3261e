import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import { getChromiumArguments, findChromium } from './scripts/chromium.ts'

const executablePath = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env.E2E_OUTPUT ?? join(tmpdir(), 'munshi-e2e'),
  workers: 2,
  // Each worker has its own app, so the journeys of one file may run at the same time.
  fullyParallel: true,
  grepInvert: isFullRun ? [] : /@full/,
  forbidOnly: true,
  // The limits only end a journey that fails. They are long, so that a busy machine fails none.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // Each context would load the shell into its cache. installable.spec.ts and the full run have the service worker.
    serviceWorkers: isFullRun ? 'allow' : 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    actionTimeout: 60_000,
    launchOptions: executablePath ? { executablePath, args: getChromiumArguments() } : { args: getChromiumArguments() },
  },
})
