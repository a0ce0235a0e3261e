import { afterAll, expect, test } from 'vitest'
import { callerAt } from '../support/caller.ts'
import { descendantsOf, isAlive } from '../support/descendants.ts'
import { eventually } from '../support/eventually.ts'
import { clearAway, INSTITUTE, postgresIn, startMunshi } from '../support/munshi.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const dataDir = temporaryDirectory()

afterAll(() => clearAway(dataDir))

// Without the preparation that npm runs before: whatever is to be built is built by now.
const npmStart = () => startMunshi({ dataDir, env: INSTITUTE, command: ['npm', 'start', '--ignore-scripts'] })

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to npm alone leaves no process behind',
  async (signal) => {
    const app = await npmStart()
    expect((await callerAt(() => app.url).get('/readyz')).status).toBe(200)
    const tree = descendantsOf(app.pid)
    expect(tree.length).toBeGreaterThan(3)
    expect(postgresIn(dataDir).length).toBeGreaterThan(3)
    await app.kill(signal)
    await eventually(async () => expect([tree.filter(isAlive), postgresIn(dataDir)]).toEqual([[], []]), 10_000)
  },
)
