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

const PARTS: Record<string, () => Promise<Tally>> = {
  static: runStaticChecks,
  fast: () => runVitest('unit', 'api', 'web'),
  reliability: () => runVitest('reliability'),
  e2e: runPlaywright,
}

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
  const tallies: Tally[] = []
  const summary: string[] = []
  for (const [name, runPart] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n── ${name}`)
    const started = performance.now()
    const tally = await runPart()
    tallies.push(tally)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    summary.push(`${name.padEnd(12)} ${seconds.padStart(4)} s   ${formatTally(tally)}`)
  }
  console.log(`\n${summary.join('\n')}\n`)
  return sumTallies(tallies)
}

async function runStaticChecks(): Promise<Tally> {
  const failed = await runChecks(STATIC_CHECKS)
  return { passed: STATIC_CHECKS.length - failed, failed, skipped: 0 }
}

async function runVitest(...projects: string[]): Promise<Tally> {
  const report = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = vitest(...projects.flatMap((name) => ['--project', name]), ...reporters)
  const { code } = await run(command, { show: true, env })
  return readVitestTally(report, code)
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const command = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { code } = await run(command, {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_OUTPUT: join(reports, 'e2e') },
  })
  return readPlaywrightTally(report, code)
}
