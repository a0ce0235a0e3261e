import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Fault } from '../test/planted-faults/fault.ts'
import { FAULTS } from '../test/planted-faults/index.ts'
import { run, type RunResult } from './checks/run.ts'
import { vitest } from './checks/static-checks.ts'
import { findOrInstallChromium } from './chromium.ts'

// npm run test:faults -- [text …]: plants each fault whose name contains a text, one after the other, and runs the test
// that must fail for it.
const texts = process.argv.slice(2)
const faults = FAULTS.filter(({ name }) => texts.length === 0 || texts.some((text) => name.includes(text)))
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  throw new Error('The faults are planted in the working tree: commit or stash your changes first.')
const env = { CHROMIUM_PATH: await findOrInstallChromium() }
const passing = new Set<string>()
const triedTogether = new Set<string>()
/** A component test that fails waits for its whole limit, which is long for the sake of busy machines. */
const SHORT_WAIT = ['--testTimeout', '90000']
let planted: { file: string; source: string } | undefined
process.on('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

let seen = 0
for (const fault of faults) {
  const started = performance.now()
  const { outcome, reason = '' } = await tryFault(fault)
  if (outcome === 'seen') seen++
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`| ${fault.name} | ${fault.part} | ${outcome} | ${reason} | ${seconds} s |`)
}
console.log(`\n${seen} passed, ${faults.length - seen} failed`)
process.exitCode = seen === faults.length && seen > 0 ? 0 : 1

type VitestOptions = { variables?: Record<string, string>; limits?: string[] }
type Outcome = 'seen' | 'missed' | 'no test has the title' | 'fails without the fault' | 'text not found'

/** `seen`: the test passes without the fault and fails with it, for that `reason`. */
async function tryFault(fault: Fault): Promise<{ outcome: Outcome; reason?: string }> {
  if (!(await passes(fault))) return { outcome: 'fails without the fault' }
  const source = readFileSync(fault.file, 'utf8')
  if (source.split(fault.find).length !== 2) return { outcome: 'text not found' }
  planted = { file: fault.file, source }
  writeFileSync(
    fault.file,
    source.replace(fault.find, () => fault.replace),
  )
  const { code, output } = await runTest(fault, fault.part === 'web' ? SHORT_WAIT : [])
  restore()
  if (code !== 0) return { outcome: 'seen', reason: findReason(output) }
  return { outcome: isShort(fault) && !/\d passed/.test(output) ? 'no test has the title' : 'missed' }
}

function restore(): void {
  if (planted) writeFileSync(planted.file, planted.source)
  planted = undefined
}

/** Returns the first error of a test, in a cell of the table. */
function findReason(output: string): string {
  const [line = ''] = /^\s*\w*Error: .+$/m.exec(stripVTControlCharacters(output)) ?? []
  return line.trim().replaceAll('|', '/').slice(0, 200)
}

function keyOf({ test, title }: Fault): string {
  return `${test} ${title}`
}

/** Faults that the same test must see share one run without a fault. */
async function passes(fault: Fault): Promise<boolean> {
  if (isShort(fault)) await runTogether(fault.part)
  const key = keyOf(fault)
  if (!passing.has(key) && (await runTest(fault)).code === 0) passing.add(key)
  return passing.has(key)
}

function isShort({ test, title, full }: Fault): boolean {
  return title !== undefined && !full && !/^(e2e\/|check:)/.test(test)
}

/** Vitest takes longer to start than a few tests take. If one of them fails, each has its own run. */
async function runTogether(part: string): Promise<void> {
  const together = faults.filter((fault) => fault.part === part && isShort(fault))
  if (triedTogether.has(part) || together.length < 2) return
  triedTogether.add(part)
  const files = new Set(together.map(({ test }) => test))
  const titles = new Set(together.map(({ title }) => title))
  const { code } = await runVitest([...files], [...titles].join('|'))
  if (code === 0) for (const fault of together) passing.add(keyOf(fault))
}

function runVitest(files: string[], title: string, { variables = env, limits = [] }: VitestOptions = {}) {
  return run(vitest(...files, '--testNamePattern', title, ...limits), { env: variables })
}

async function runTest({ test, title = '', full }: Fault, limits: string[] = []): Promise<RunResult> {
  const variables: Record<string, string> = full ? { ...env, FULL_RUN: '1' } : env
  const runWith = (command: readonly string[]) => run(command, { env: variables })
  if (test.startsWith('check:')) return runWith(['node', '--run', test])
  if (!test.startsWith('e2e/')) return runVitest([test], title, { variables, limits })
  const built = await runWith(['node', 'scripts/prepare.mjs'])
  if (built.code !== 0) return built
  return runWith(['node', 'node_modules/@playwright/test/cli.js', 'test', test, '--grep', title])
}
