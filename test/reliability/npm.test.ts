import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#testing/server/api-client.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { listDescendants, isAlive } from '#testing/server/list-descendants.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeMunshi, listPostgresProcesses, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const dataDir = createTemporaryDirectory()

/** After SIGKILL npm forwards nothing, and the app has to notice that npm has ended. */
const SIGNALS = isFullRun ? (['SIGTERM', 'SIGINT', 'SIGKILL'] as const) : (['SIGKILL'] as const)

beforeAll(() => copyPreparedInstitute(dataDir))
afterAll(() => removeMunshi(dataDir))

// `prestart` is skipped, because the page is built already.
const npmStart = () => startMunshi({ dataDir, command: ['npm', 'start', '--ignore-scripts'] })

test.runIf(process.platform === 'linux').each(SIGNALS)('%s to npm leaves no process behind', async (signal) => {
  const app = await npmStart()
  expect((await createClient(() => app.url).get('/readyz')).status).toBe(200)
  const tree = listDescendants(app.pid)
  expect(tree.length).toBeGreaterThan(3)
  expect(listPostgresProcesses(dataDir).length).toBeGreaterThan(3)
  await app.kill(signal)
  await waitUntil(async () => expect([tree.filter(isAlive), listPostgresProcesses(dataDir)]).toEqual([[], []]), 60_000)
})
