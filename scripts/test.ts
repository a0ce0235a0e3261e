import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAffectedTests } from './checks/affected-tests.ts'
import { createFeatureFinder } from './checks/call-features.ts'
import { createScreenFinder } from './checks/screen-features.ts'
import { listChangedFiles } from './checks/changed-files.ts'
import { formatTally, type Report, sumTallies, type Tally } from './checks/read-reports.ts'
import {
  findGrownParts,
  formatSeconds,
  listSlowest,
  readRecorded,
  type Recorded,
  writeRecorded,
} from './checks/recorded.ts'
import { createParts, type Files, type Part } from './checks/test-parts.ts'
import { findOrInstallChromium } from './chromium.ts'

// npm test -- [--full] [--record] [--changed[=ref]] [part …]
const args = process.argv.slice(2)
const [isFull, isRecording] = [args.includes('--full'), args.includes('--record')]
const changedOption = args.find((arg) => /^--changed(=|$)/.test(arg))
const names = args.filter((arg) => !arg.startsWith('--'))

type Task = { name: string; part: Part; files: Files }
type Result = Report & { name: string; duration: number }

/** The cores that the parts in progress may use: with more, each waits for the others and all take longer. */
const CORES = 2

let total: Tally = { passed: 0, failed: 1, skipped: 0 }
try {
  total = await runTests()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(formatTally(total))

async function runTests(): Promise<Tally> {
  if (isRecording && (isFull || names.length > 0 || changedOption !== undefined))
    throw new Error(
      '--record stores the seconds of all parts of `npm test`: give no part, --full or --changed with it.',
    )
  const directory = mkdtempSync(join(tmpdir(), 'munshi-calls-'))
  const recordCalls = isRecording ? join(directory, 'calls') : undefined
  const affected = changedOption === undefined ? undefined : listAffected(changedOption.split('=')[1])
  const chromium = await findOrInstallChromium()
  const { parts, page, remove } = createParts({ isFull, chromium, recordCalls, screens: affected?.screens })
  try {
    const results = await runTasks(addPage(selectTasks(parts, affected?.files), page))
    printResults(results)
    if (isRecording) await record(results, recordCalls)
    return sumTallies(results.map(({ tally }) => tally))
  } finally {
    remove()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Sorts the tasks in the order in which they start: those that need both cores, then the longest first. */
function selectTasks(parts: Record<string, Part>, affected: Files): Task[] {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  const { parts: seconds } = readRecorded()
  return Object.entries(parts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, part]) => ({ name, part, files: affected && part.select?.(affected) }))
    .filter(({ files }) => files?.length !== 0)
    .toSorted((a, b) => b.part.cores - a.part.cores || (seconds[b.name] ?? 0) - (seconds[a.name] ?? 0))
}

/**
 * The page is built first. The static checks take as long and need no page, so they keep the other core busy meanwhile.
 */
function addPage(tasks: readonly Task[], page: Part): Task[] {
  if (!tasks.some(({ part }) => part.needsPage)) return [...tasks]
  const isStatic = ({ name }: Task) => name === 'static'
  return [
    { name: 'page', part: page, files: undefined },
    ...tasks.filter(isStatic),
    ...tasks.filter((task) => !isStatic(task)),
  ]
}

/** Returns undefined for all files, or for the screens of all features. */
function listAffected(ref: string | undefined): { files: Files; screens: string[] | undefined } {
  const changed = listChangedFiles(ref)
  const { everything, tests, journeys, screens } = findAffectedTests({ changed, ...readRecorded() })
  const text = everything ? 'everything' : `${tests.length} test files and ${journeys.length} journeys`
  console.log(`${changed.length} changed files reach ${text}.`)
  return everything ? { files: undefined, screens: undefined } : { files: [...tests, ...journeys], screens }
}

async function runTasks(tasks: readonly Task[]): Promise<Result[]> {
  const results: Result[] = []
  const running = new Map<Task, Promise<void>>()
  const countCores = () => [...running.keys()].reduce((sum, { part }) => sum + part.cores, 0)
  for (const task of tasks) {
    while (countCores() + task.part.cores > CORES) await Promise.race(running.values())
    running.set(
      task,
      runTask(task).then((result) => {
        results.push(result)
        running.delete(task)
      }),
    )
  }
  await Promise.all(running.values())
  return results
}

async function runTask({ name, part, files }: Task): Promise<Result> {
  const started = performance.now()
  const report = await part.run(files)
  return { ...report, name, duration: (performance.now() - started) / 1000 }
}

/** The failures are repeated here, because the output of a failed test is far up by then. */
function printResults(results: readonly Result[]): void {
  const isComparable = !isFull && names.length === 0 && changedOption === undefined
  const recorded: Pick<Recorded, 'parts' | 'files'> = isComparable ? readRecorded() : { parts: {}, files: {} }
  const durations = Object.fromEntries(results.map(({ name, duration }) => [name, duration]))
  const lines = [
    '',
    ...results.flatMap(({ failures }) => failures),
    '',
    'Slowest files:',
    ...listSlowest(Object.assign({}, ...results.map(({ seconds }) => seconds)), recorded.files),
    '',
    ...results.map(({ name, duration, tally }) => {
      return `${formatSeconds(name.padEnd(12), duration, recorded.parts[name])} ${formatTally(tally)}`
    }),
    '',
    ...findGrownParts(durations, recorded.parts),
  ]
  console.log(lines.join('\n'))
}

async function record(results: readonly Result[], callsFile: string | undefined): Promise<void> {
  const round = (seconds: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(seconds)
        .map(([name, value]) => [name, Math.round(value * 10) / 10] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  await writeRecorded({
    parts: round(Object.fromEntries(results.map(({ name, duration }) => [name, duration]))),
    files: round(Object.assign({}, ...results.map(({ seconds }) => seconds))),
    ...readJourneys(callsFile),
  })
}

function readJourneys(file: string | undefined): Pick<Recorded, 'calls' | 'opened'> {
  const paths = new Map<string, string[]>()
  for (const line of file === undefined ? [] : readFileSync(file, 'utf8').trim().split('\n')) {
    const [journey = '', path = ''] = line.split('\t')
    paths.set(journey, [...(paths.get(journey) ?? []), path])
  }
  const [findFeatures, findScreens] = [createFeatureFinder(), createScreenFinder()]
  const list = (find: (paths: string[]) => string[]) =>
    Object.fromEntries([...paths].map(([journey, found]) => [journey, find(found)]))
  return { calls: list((found) => findFeatures(found.join('\n'))), opened: list(findScreens) }
}
