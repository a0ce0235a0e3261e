import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#testing/server/api-client.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { listDescendants, isAlive } from '#testing/server/list-descendants.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeMunshi, listPostgresProcesses, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const dataDir = createTemporaryDirectory()

/**
 * A terminal sends SIGINT to the whole group of the command in front. Other signals are sent to npm: it forwards SIGTERM to
 * the shell, and nothing after SIGKILL, so that the app has to notice that npm has ended.
 */
const SIGNALS = isFullRun ? (['SIGTERM', 'SIGINT', 'SIGKILL'] as const) : (['SIGKILL'] as const)

beforeAll(() => copyPreparedInstitute(dataDir))
afterAll(() => removeMunshi(dataDir))

// `prestart` is skipped, because the page is built already.
const npmStart = () => startMunshi({ dataDir, command: ['npm', 'start', '--ignore-scripts'] })

/** The fifth field of `stat`, after the name in brackets. */
const getGroup = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[2]

test.runIf(process.platform === 'linux').each(SIGNALS)('%s to npm leaves no process behind', async (signal) => {
  const app = await npmStart()
  expect((await createClient(() => app.url).get('/readyz')).status).toBe(200)
  const tree = listDescendants(app.pid)
  expect(tree.length).toBeGreaterThan(3)
  expect(listPostgresProcesses(dataDir).length).toBeGreaterThan(3)
  const inFront = tree.map(({ pid }) => pid).filter((pid) => getGroup(pid) === getGroup(app.pid))
  if (signal === 'SIGINT') for (const pid of inFront) process.kill(pid, signal)
  await app.kill(signal)
  await waitUntil(async () => expect([tree.filter(isAlive), listPostgresProcesses(dataDir)]).toEqual([[], []]), 60_000)
})
