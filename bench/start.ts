import { removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { measure, report } from './measure.ts'

// node bench/start.ts: the time from `npm start` to ready, with everything installed and built, and from SIGTERM to the end.
const RUNS = 10
const dataDir = createTemporaryDirectory()
let app: Munshi | undefined

const start = async () => {
  app = await startMunshi({ dataDir, env: SETUP_ENV, command: ['npm', 'start'] })
}
const stop = async () => {
  await app?.kill('SIGTERM')
}

try {
  const first = await measure('first start, empty data directory', 1, start)
  const stopped = await measure('stop', 1, stop)
  const restarted = await measure('restart', RUNS, start, { before: stop, budget: 3_000 })
  const restartedWithoutNpm = await measure('restart without npm', RUNS, startWithoutNpm, { before: stop })
  report('npm start', [first, restarted, restartedWithoutNpm, stopped])
} finally {
  await stop()
  await removeMunshi(dataDir)
}

async function startWithoutNpm() {
  app = await startMunshi({ dataDir, env: SETUP_ENV })
}
