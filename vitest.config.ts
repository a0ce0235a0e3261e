import { relative } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { guide } from './scripts/build/guide/guide.ts'
import { messages } from './scripts/build/messages.ts'
import { signInPage } from './scripts/build/sign-in-page.ts'
import { preact } from './scripts/build/preact.ts'
import { sortLongestFirst } from './scripts/checks/recorded.ts'
import { isFullRun } from './src/testing/server/full-run.ts'
import { getChromiumArguments, findChromium } from './scripts/chromium.ts'

// The component tests run React as users do. Its development mode takes half as long again.
process.env['NODE_ENV'] = 'production'

// Waiting for transitions takes an eighth of the time. Journeys and the full run have motion.
const reducedMotion = isFullRun ? 'no-preference' : 'reduce'

const browser = playwright({
  contextOptions: { reducedMotion },
  launchOptions: { ...(await chromiumOption()), args: [...getChromiumArguments()] },
})

const LIBRARIES = [
  'preact',
  'preact/compat',
  'preact/compat/client',
  'preact/compat/jsx-runtime',
  'preact/compat/jsx-dev-runtime',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/modals',
  '@mantine/notifications',
  '@tanstack/react-query',
  '@tanstack/history',
  '@tabler/icons-react',
  'zod/mini',
  'vitest-browser-react',
]

async function chromiumOption(): Promise<{ executablePath?: string }> {
  const path = await findChromium()
  return path ? { executablePath: path } : {}
}

/**
 * The limits only end a test that fails. They are long, so that a busy machine fails none: a test that was ended goes
 * on in its worker, and fails those that follow. Hooks prepare data and browsers, which takes as long.
 */
const TIMEOUT_MS = isFullRun ? 1_800_000 : 300_000
const LIMITS = {
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: { timeout: 60_000, interval: 20 } },
}

/**
 * Runs more files at once than cores, because they mostly wait: for processes that start and stop, and for time limits.
 */
const slowProject = (name: string, include: string, globalSetup: string[] = []) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [include],
    globalSetup,
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
    testTimeout: 2 * TIMEOUT_MS,
  },
})

/** A long file that starts last keeps the others waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortLongestFirst(files, ({ moduleId }) => relative(process.cwd(), moduleId))
  }
}

const PROJECTS: TestProjectInlineConfiguration[] = [
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
      globalSetup: ['src/testing/server/global-setup.ts'],
      // Imports take longer than the tests. The files keep no state that matters to others: each has its own app.
      isolate: false,
      pool: 'threads',
    },
  },
  {
    plugins: [messages, guide, signInPage],
    resolve: { alias: preact },
    // A dependency that Vite discovers during the run reloads the page and breaks the running test.
    optimizeDeps: { include: LIBRARIES },
    test: {
      name: 'web',
      isolate: false,
      mockReset: true,
      setupFiles: ['src/testing/web/setup.ts'],
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
  slowProject('reliability', 'test/reliability/**/*.test.ts', ['src/testing/server/prepare-institute.ts']),
  slowProject('install', 'test/install/**/*.test.ts', ['test/install/support/build-releases.ts']),
  slowProject('embedded-postgres', 'src/embedded-postgres/*.test.ts'),
]

// This file is separate from vite.config.ts, which rejects server files.
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: PROJECTS.map(({ test, ...project }) => ({ ...project, test: { ...LIMITS, ...test } })),
  },
})
