import { removeMunshi, INSTITUTE, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'
import { measure, report } from './measure.ts'

// node bench/start.ts: from `npm start`, with everything installed and built, to ready; and from SIGTERM to the end.
const TIMES = 10
const dataDir = temporaryDirectory()
let app: Munshi | undefined

const start = async () => {
  app = await startMunshi({ dataDir, env: INSTITUTE, command: ['npm', 'start'] })
}
const stop = async () => {
  await app?.kill('SIGTERM')
}

try {
  const first = await measure('first start, on an empty directory', 1, start)
  const ends = await measure('stop', 1, stop)
  const later = await measure('a later start', TIMES, start, { before: stop, budget: 3_000 })
  const direct = await measure('a later start, without npm and its preparation', TIMES, startDirectly, { before: stop })
  report('npm start', [first, later, direct, ends])
} finally {
  await stop()
  await removeMunshi(dataDir)
}

async function startDirectly() {
  app = await startMunshi({ dataDir, env: INSTITUTE })
}
