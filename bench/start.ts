import { INSTITUTE, startMunshi } from '../test/support/munshi.ts'
import { removeDirectory, temporaryDirectory } from '../test/support/temporary-directory.ts'
import { measure, report } from './measure.ts'

// node bench/start.ts: from `npm start` (what it builds is built) to ready, the first time and later, and from SIGTERM to the end.
const dataDir = temporaryDirectory()
const command: [string, ...string[]] = ['npm', 'start']
const TIMES = 10

try {
  let app = await startMunshi({ dataDir, command })
  const first = await measure('first start, an empty directory', 1, async () => {
    await app.kill('SIGTERM')
    removeDirectory(dataDir)
    app = await startMunshi({ dataDir, env: INSTITUTE, command })
  })
  const stops: number[] = []
  await app.kill('SIGTERM')
  const later = await measure(
    'a later start',
    TIMES,
    async () => {
      app = await startMunshi({ dataDir, command })
    },
    3_000,
  )
  report('npm start', [first, later], { stops })
} finally {
  removeDirectory(dataDir)
}
