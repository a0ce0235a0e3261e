import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './checks/run.ts'
import { runChecks, STATIC_CHECKS, vitest } from './checks/static-checks.ts'
import { playwrightTally, sum, type Tally, vitestTally } from './checks/tally.ts'
import { findOrInstallChromium } from './chromium.ts'

const reports = mkdtempSync(join(tmpdir(), 'munshi-reports-'))
const env = { CHROMIUM_PATH: '' }

async function statics(): Promise<Tally> {
  const failed = await runChecks(STATIC_CHECKS)
  return { passed: STATIC_CHECKS.length - failed, failed, skipped: 0 }
}

async function vitestRun(...projects: string[]): Promise<Tally> {
  const report = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(vitest(...projects.flatMap((name) => ['--project', name]), ...reporters), {
    show: true,
    env,
  })
  return vitestTally(report, code)
}

async function browserJourneys(): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const command = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { code } = await run(command, {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_OUTPUT: join(reports, 'e2e') },
  })
  return playwrightTally(report, code)
}

const PARTS: Record<string, () => Promise<Tally>> = {
  static: statics,
  fast: () => vitestRun('unit', 'api', 'web'),
  reliability: () => vitestRun('reliability'),
  e2e: browserJourneys,
}

/** All parts, or those named as arguments: `npm test -- fast e2e`. */
async function all(): Promise<Tally> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  env.CHROMIUM_PATH = await findOrInstallChromium()
  const tallies: Tally[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n── ${name}`)
    tallies.push(await part())
  }
  return sum(tallies)
}

let result: Tally = { passed: 0, failed: 1, skipped: 0 }
try {
  result = await all()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(reports, { recursive: true, force: true })
}
const { passed, failed, skipped } = result
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
