import { afterAll, expect, test } from 'vitest'
import { callerAt } from '#testing/server/api-client.ts'
import { descendantsOf, isAlive } from '#testing/server/descendants.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeMunshi, INSTITUTE, postgresIn, startMunshi } from '#testing/server/munshi.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

const dataDir = temporaryDirectory()

afterAll(() => removeMunshi(dataDir))

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
    await waitUntil(async () => expect([tree.filter(isAlive), postgresIn(dataDir)]).toEqual([[], []]), 10_000)
  },
)
