import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { removeMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { CASES } from './cases/index.ts'
import { compareSizes, isRead } from './compare-sizes.ts'
import { recordStatements, startConstantServer, type Recordings } from './floor.ts'
import { saveResults, summarize } from './measure.ts'
import { renderCalls } from './render-calls.ts'
import { copyData, prepareData } from './prepare-data.ts'
import type { CaseResult } from './results.ts'
import { startSite, type Site } from './site.ts'

// npm run bench -- [--students 10000,100000] [--data DIR] [--runs 3] [--calls 30] [--only PATTERN] [--quick]
// Prints the figures. A run of all calls stores them. PATTERN is compared with 'kind: name'; --quick has no load.
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '10000,100000' },
    /** Keeps the seeded data, and takes it from there in later runs. */
    data: { type: 'string' },
    runs: { type: 'string' },
    calls: { type: 'string' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
})
const effort = {
  runs: Number(values.runs ?? (values.quick ? 2 : 3)),
  calls: Number(values.calls ?? (values.quick ? 12 : 30)),
  loadSeconds: values.quick ? 0 : 0.4,
}

const sizes = values.students.split(',').map(Number)
const seeded = values.data === undefined ? createTemporaryDirectory() : resolve(values.data)
const cases = CASES.filter(({ name, kind }) => new RegExp(values.only, 'i').test(`${kind}: ${name}`))
const copies: string[] = []
const sites: Site[] = []
const started = performance.now()
/** A signal ends the run only after the apps and the copies of the data are removed. */
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
const log = (text: string) =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${text}`)

try {
  mkdirSync(seeded, { recursive: true })
  const seeding: Record<string, number> = {}
  for (const size of sizes) {
    const seconds = await prepareData(join(seeded, String(size)), size)
    if (seconds !== undefined) seeding[size] = seconds
    log(`${size} students are seeded`)
  }
  const constants = await startConstantServer()
  try {
    const recordings = new Map<number, Recordings>()
    for (const size of sizes) {
      const dataDir = createTemporaryDirectory()
      copies.push(dataDir)
      copyData(join(seeded, String(size)), dataDir)
      recordings.set(size, await recordStatements(dataDir, size, cases.filter(isRead)))
      sites.push(await startSite({ dataDir, students: size }))
      log(`the statements of reads with ${size} students are recorded`)
    }
    const results: CaseResult[] = []
    for (const [index, current] of cases.entries()) {
      if (isStopped) break
      log(`${index + 1}/${cases.length} ${current.name}`)
      try {
        results.push(await compareSizes(current, { sites, constants, recordings, effort }))
      } catch (error) {
        process.exitCode = 1
        console.error(error)
      }
    }
    reportSeeding(seeding)
    console.log(`\n${renderCalls(results)}`)
    if (values.only === '' && !isStopped)
      saveResults('calls', { effort, seconds: Math.round((performance.now() - started) / 1000), cases: results })
  } finally {
    constants.stop()
  }
} finally {
  for (const site of sites) await site.stop()
  for (const copy of copies) await removeMunshi(copy)
  if (values.data === undefined) await removeMunshi(seeded)
}

function reportSeeding(seeding: Record<string, number>): void {
  const seconds = seeding[100_000]
  if (seconds !== undefined)
    saveResults('seeding', {
      measurements: [summarize('100,000 students, 5 receipts and 20 marks each', [seconds], { unit: 's', budget: 90 })],
    })
}
