import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listPostgresProcesses, removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { measure, report, summarize } from './measure.ts'
import { START_COMMAND } from './site.ts'

// node bench/start.ts [--idle 60]
// Measures the time from `npm start` to ready, with everything installed and built, and from SIGTERM to the end; then
// the memory after so many seconds without a request: resident pages of the app, proportional pages of PostgreSQL,
// whose processes share them.
const { values } = parseArgs({ options: { idle: { type: 'string', default: '60' } } })
const RUNS = 10
const MAX_RESTART_MS = 1500
const MAX_APP_MB = 140
const MAX_POSTGRES_MB = 80
const dataDir = createTemporaryDirectory()
let app: Munshi | undefined

const start = async () => {
  app = await startMunshi({ dataDir, env: SETUP_ENV, command: ['npm', 'start'] })
}
const startWithoutNpm = async () => {
  app = await startMunshi({ dataDir, env: SETUP_ENV, command: START_COMMAND })
}
const stop = async () => {
  await app?.kill('SIGTERM')
}

try {
  const first = await measure('first start, empty data directory', 1, start)
  const stopped = await measure('stop', 1, stop)
  const restarted = await measure('restart', RUNS, start, { before: stop, budget: MAX_RESTART_MS })
  const restartedWithoutNpm = await measure('restart without npm', RUNS, startWithoutNpm, { before: stop })
  await sleep(Number(values.idle) * 1000)
  const appMb = readMb(`/proc/${app?.pid}/status`, /^VmRSS:\s+(\d+)/m)
  const postgresMb = listPostgresProcesses(dataDir)
    .map((pid) => readMb(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m))
    .reduce((sum, megabytes) => sum + megabytes, 0)
  report('npm start', [
    first,
    restarted,
    restartedWithoutNpm,
    stopped,
    summarize(`memory of the app after ${values.idle} s`, [appMb], { unit: 'MB', budget: MAX_APP_MB }),
    summarize(`memory of PostgreSQL after ${values.idle} s`, [postgresMb], { unit: 'MB', budget: MAX_POSTGRES_MB }),
  ])
} finally {
  await stop()
  await removeMunshi(dataDir)
}

/** The kernel counts in units of 1,024 bytes. */
function readMb(file: string, pattern: RegExp): number {
  return (Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]) * 1024) / 1e6
}
