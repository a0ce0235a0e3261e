import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './checks/run.ts'
import { runChecks, STATIC_CHECKS, vitest } from './checks/static-checks.ts'
import { formatTally, readPlaywrightTally, sumTallies, type Tally, readVitestTally } from './checks/tally.ts'
import { findOrInstallChromium } from './chromium.ts'

// npm test -- [--full] [part …]
const [isFull, names] = [process.argv.includes('--full'), process.argv.slice(2).filter((name) => name !== '--full')]
const reports = mkdtempSync(join(tmpdir(), 'munshi-reports-'))
const env: Record<string, string> = isFull ? { FULL_RUN: '1' } : {}

/** The parts of each lane run in their order and the lanes run at once: one part alone leaves half of two cores idle. */
const LANES: Record<string, () => Promise<Tally>>[] = [
  { fast: () => runVitest('fast', 'unit', 'api', 'web'), reliability: () => runVitest('reliability', 'reliability') },
  { static: runStaticChecks, e2e: runPlaywright, postgres: () => runVitest('postgres', 'embedded-postgres') },
]

type Result = { name: string; tally: Tally; seconds: number }

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
  const known = LANES.flatMap((lane) => Object.keys(lane))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${known.join(', ')}.`)
  env['CHROMIUM_PATH'] = await findOrInstallChromium()
  const results = (await Promise.all(LANES.map(runLane))).flat()
  console.log(`\n${results.map(formatResult).join('\n')}\n`)
  return sumTallies(results.map(({ tally }) => tally))
}

async function runLane(lane: Record<string, () => Promise<Tally>>): Promise<Result[]> {
  const results: Result[] = []
  for (const [name, runPart] of Object.entries(lane)) {
    if (names.length > 0 && !names.includes(name)) continue
    const started = performance.now()
    const tally = await runPart()
    results.push({ name, tally, seconds: (performance.now() - started) / 1000 })
  }
  return results
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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = vitest(...projects.flatMap((name) => ['--project', name]), ...reporters)
  const { code } = await run(command, { label: part, env })
  return readVitestTally(report, code)
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const command = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { code } = await run(command, {
    label: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_OUTPUT: join(reports, 'e2e') },
  })
  return readPlaywrightTally(report, code)
}
