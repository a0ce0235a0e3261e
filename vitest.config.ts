import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'

const browser = playwright({
  launchOptions: { ...(await chromiumOption()), args: [...chromiumArguments()] },
})

const LIBRARIES = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react/compiler-runtime', 'react-dom', 'react-dom/client'],
  ...['@mantine/core', '@mantine/form', '@mantine/hooks', '@mantine/modals', '@mantine/notifications'],
  ...['@tanstack/react-query', '@tanstack/react-router', '@tabler/icons-react', 'i18next', 'react-i18next', 'zod/mini'],
  '@mantine/charts',
  'recharts',
  'vitest-browser-react',
]

async function chromiumOption(): Promise<{ executablePath?: string }> {
  const path = await findChromium()
  return path ? { executablePath: path } : {}
}

// Kept apart from vite.config.ts, whose guard would refuse the server's own tests.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/contract/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['src/**/server/**/*.test.ts'],
          globalSetup: ['src/testing/server/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react({ compiler: true })],
        // Known from the start: one that is met in the middle of a run reloads the page under the tests.
        optimizeDeps: { include: LIBRARIES },
        test: {
          name: 'web',
          include: ['src/**/web/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'reliability',
          environment: 'node',
          include: ['test/reliability/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
