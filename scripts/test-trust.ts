import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './checks/run.ts'
import { vitest } from './checks/static-checks.ts'
import { formatTally, readPlaywrightReport, readVitestReport, sumTallies, type Tally } from './checks/read-reports.ts'
import { findOrInstallChromium } from './chromium.ts'
import { ALIASES, ROWS, type TrustRow } from './trust/rows.ts'

// npm run test:trust -- [row …] [--rounds n] [--seed n] [--users n] [--seconds n]
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    users: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
})

const names = positionals.map((name) => ALIASES[name] ?? name)
const unknown = names.filter((name) => !(name in ROWS))
if (unknown.length > 0) {
  console.error(`Unknown row: ${unknown.join(', ')}. Rows: ${Object.keys(ROWS).join(', ')}.`)
  process.exit(1)
}

const directory = mkdtempSync(join(tmpdir(), 'munshi-trust-'))
const figuresFile = join(directory, 'figures')
const tallies: Tally[] = []
const lines: string[] = []
console.log(`The seed is ${options.seed}.`)
for (const [name, row] of Object.entries(ROWS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const started = performance.now()
  const tally = await runRow(name, row)
  const seconds = Math.round((performance.now() - started) / 1000)
  const rounds = row.rounds === undefined ? 'all cases' : `${options.rounds ?? row.rounds} rounds`
  tallies.push(tally)
  lines.push(
    `${name.padEnd(13)} ${rounds.padEnd(13)} ${formatTally(tally).padEnd(32)} ${String(seconds).padStart(5)} s  ${row.promise}${formatFigures(name)}`,
  )
}
rmSync(directory, { recursive: true, force: true })
const total = sumTallies(tallies)
console.log(`\n${lines.join('\n')}\n\n${formatTally(total)} (seed ${options.seed})`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runRow(name: string, { files, journeys, title, rounds }: TrustRow): Promise<Tally> {
  const report = join(directory, `${name.replaceAll(' ', '-')}.json`)
  const env = {
    FULL_RUN: '1',
    SEED: options.seed,
    LOAD_USERS: options.users,
    LOAD_SECONDS: options.seconds,
    TRUST_FIGURES: figuresFile,
    ...(rounds !== undefined && { ROUNDS: options.rounds ?? String(rounds) }),
  }
  if (journeys) {
    const command = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...journeys]
    const reports = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_OUTPUT: join(directory, 'e2e') }
    const { code } = await run(command, {
      label: name,
      env: { ...env, ...reports, CHROMIUM_PATH: await findOrInstallChromium() },
    })
    return readPlaywrightReport(report, code).tally
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = vitest(...(files ?? []), ...reporters, ...(title === undefined ? [] : ['--testNamePattern', title]))
  const { code } = await run(command, { label: name, env })
  return readVitestReport(report, code).tally
}

function formatFigures(name: string): string {
  const figures = readFigures()
    .filter(({ row }) => row === name)
    .flatMap(({ figures: entries }) => Object.entries(entries).map(([label, value]) => `${label} ${value}`))
  return figures.length === 0 ? '' : ` (${figures.join(', ')})`
}

function readFigures(): { row: string; figures: Record<string, string | number> }[] {
  try {
    return readFileSync(figuresFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as never)
  } catch {
    return []
  }
}
