import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { FAULTS, type Fault } from '../test/planted-faults.ts'
import { run } from './checks/run.ts'
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
let planted: { file: string; source: string } | undefined
process.on('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

let seen = 0
for (const fault of faults) {
  const started = performance.now()
  const outcome = await tryFault(fault)
  if (outcome === 'seen') seen++
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`| ${fault.name} | ${fault.part} | ${outcome} | ${seconds} s |`)
}
console.log(`\n${seen} passed, ${faults.length - seen} failed`)
process.exitCode = seen === faults.length && seen > 0 ? 0 : 1

/** `seen`: the test passes without the fault and fails with it. */
async function tryFault(fault: Fault): Promise<'seen' | 'missed' | 'fails without the fault' | 'text not found'> {
  if (!(await passes(fault))) return 'fails without the fault'
  const source = readFileSync(fault.file, 'utf8')
  if (source.split(fault.find).length !== 2) return 'text not found'
  planted = { file: fault.file, source }
  writeFileSync(
    fault.file,
    source.replace(fault.find, () => fault.replace),
  )
  const code = await runTest(fault)
  restore()
  return code === 0 ? 'missed' : 'seen'
}

function restore(): void {
  if (planted) writeFileSync(planted.file, planted.source)
  planted = undefined
}

/** Faults that the same test must see share one run without a fault. */
async function passes(fault: Fault): Promise<boolean> {
  const key = `${fault.test} ${fault.title}`
  if (!passing.has(key) && (await runTest(fault)) === 0) passing.add(key)
  return passing.has(key)
}

async function runTest({ test, title = '', full }: Fault): Promise<number> {
  const variables: Record<string, string> = full ? { ...env, FULL_RUN: '1' } : env
  const runWith = async (command: readonly string[]) => (await run(command, { env: variables })).code
  if (test.startsWith('check:')) return runWith(['node', '--run', test])
  if (!test.startsWith('e2e/')) return runWith(vitest(test, '--testNamePattern', title))
  const built = await runWith(['node', 'scripts/prepare.mjs'])
  return built || runWith(['node', 'node_modules/@playwright/test/cli.js', 'test', test, '--grep', title])
}
