import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './checks/run.ts'
import { runChecks, STATIC_CHECKS, vitest } from './checks/static-checks.ts'
import {
  formatTally,
  readJourneyFailures,
  readPlaywrightTally,
  readVitestFailures,
  readVitestTally,
  sumTallies,
  type Tally,
} from './checks/tally.ts'
import { findOrInstallChromium } from './chromium.ts'

// npm test -- [--full] [part …]
const [isFull, names] = [process.argv.includes('--full'), process.argv.slice(2).filter((name) => name !== '--full')]
const reports = mkdtempSync(join(tmpdir(), 'munshi-reports-'))
const env: Record<string, string> = {
  ...(isFull && { FULL_RUN: '1' }),
  // The tests start the app more than a hundred times: with its compiled code, each start takes a third less CPU time.
  NODE_COMPILE_CACHE: join(reports, 'compile-cache'),
}

/** In the order in which they start, two at once: the longest first, so that both end at about the same time. */
const PARTS: Record<string, () => Promise<Tally>> = {
  e2e: () => runWithPage(runPlaywright),
  reliability: () => runWithPage(() => runVitest('reliability', 'reliability')),
  server: () => runVitest('server', 'unit', 'api'),
  web: () => runVitest('web', 'web'),
  postgres: () => runVitest('postgres', 'embedded-postgres'),
  static: runStaticChecks,
}

/** CI gives a failed test a second attempt and lists it (decision note 0050). */
const retries = process.env.CI ? 1 : 0

type Result = { name: string; tally: Tally; seconds: number }

/** Repeated after the results of the parts, because the output of a failed test is far up by then. */
const failures: string[] = []

let page: ReturnType<typeof run> | undefined
let total: Tally = { passed: 0, failed: 1, skipped: 0 }
try {
  total = await runParts()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(formatTally(total))

async function runParts(): Promise<Tally> {
  const unknown = names.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`)
  env['CHROMIUM_PATH'] = await findOrInstallChromium()
  const queue = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name))
  const results = (await Promise.all([runQueue(queue), runQueue(queue)])).flat()
  console.log(['', ...failures, '', ...results.map(formatResult), ''].join('\n'))
  return sumTallies(results.map(({ tally }) => tally))
}

async function runQueue(queue: [string, () => Promise<Tally>][]): Promise<Result[]> {
  const results: Result[] = []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, runPart] = next
    const started = performance.now()
    const tally = await runPart()
    results.push({ name, tally, seconds: (performance.now() - started) / 1000 })
  }
  return results
}

/** The page is built once, for the first part that needs it. */
async function runWithPage(runPart: () => Promise<Tally>): Promise<Tally> {
  page ??= run(['node', 'scripts/prepare.mjs'], { label: 'page' })
  const { code } = await page
  return code === 0 ? runPart() : { passed: 0, failed: 1, skipped: 0 }
}

function formatResult({ name, tally, seconds }: Result): string {
  return `${name.padEnd(12)} ${seconds.toFixed(0).padStart(4)} s   ${formatTally(tally)}`
}

async function runStaticChecks(): Promise<Tally> {
  const failed = await runChecks(STATIC_CHECKS)
  return { passed: STATIC_CHECKS.length - failed, failed, skipped: 0 }
}

async function runVitest(part: string, ...projects: string[]): Promise<Tally> {
  const report = join(reports, `${part}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--retry=${retries}`]
  const command = vitest(...projects.flatMap((name) => ['--project', name]), ...reporters)
  const { code } = await run(command, { label: part, env })
  failures.push(...readVitestFailures(report))
  return readVitestTally(report, code)
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const command = [
    'node',
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    `--retries=${retries}`,
  ]
  const { code } = await run(command, {
    label: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_OUTPUT: join(reports, 'e2e') },
  })
  failures.push(...readJourneyFailures(report))
  return readPlaywrightTally(report, code)
}
