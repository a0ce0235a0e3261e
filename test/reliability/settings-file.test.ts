import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'
import { type ApiClient, signInClient } from '#testing/server/api-client.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { type Munshi, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const dataDir = createTemporaryDirectory()
const file = join(dataDir, 'munshi.conf')
let app: Munshi

beforeAll(async () => {
  copyPreparedInstitute(dataDir)
  writeFileSync(file, `# by hand\nPORT=${await findFreePort()}\n`, { mode: 0o600 })
  app = await startMunshi({ dataDir, env: { PORT: '' } })
})
afterAll(() => removeMunshi(dataDir))

/** Saves a port, and returns the client that can restart the app with it. */
async function savePort(port: number) {
  const { url } = app
  const admin = await signInClient(() => url, 'admin')
  const saved = await admin.put<Installation>('/api/admin/installation/settings', { PORT: String(port) })
  expect([saved.status, saved.body.changed]).toEqual([200, ['PORT']])
  return admin
}

const readInstallation = async (client: ApiClient) => (await client.get<Installation>('/api/admin/installation')).body

const isAnswering = async (url: string) => expect((await fetch(`${url}/readyz`)).status).toBe(200)

test('a port that is saved and applied by a restart is used by the same process', async () => {
  expect(app.url).toBe(`http://127.0.0.1:${/PORT=(\d+)/.exec(readFileSync(file, 'utf8'))![1]}`)
  const port = await findFreePort()
  const admin = await savePort(port)
  const restarts = await Promise.all([1, 2].map(() => admin.post('/api/admin/installation/restart')))
  expect(restarts.map(({ status }) => status)).toEqual([200, 200])
  const next = `http://127.0.0.1:${port}`
  await waitUntil(() => isAnswering(next), 60_000)
  app.url = next
  expect(await readInstallation(await signInClient(() => next, 'admin'))).toMatchObject({
    PORT: String(port),
    changed: [],
    rejected: null,
  })
  expect(readFileSync(file, 'utf8')).toBe(`# by hand\nPORT=${port}\n`)
  expect([statSync(file).mode & 0o777, existsSync(`${file}.previous`)]).toEqual([0o600, false])
  // Throws if the process that was started has ended.
  expect(process.kill(app.pid, 0)).toBe(true)
})

test('a port that was taken meanwhile: the settings before come back, and the page says why', async () => {
  const port = await findFreePort()
  const admin = await savePort(port)
  const { startedAt } = await readInstallation(admin)
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  try {
    await admin.post('/api/admin/installation/restart')
    await waitUntil(async () => {
      const body = await readInstallation(admin)
      expect(body.startedAt).not.toBe(startedAt)
      expect(body.rejected).toBe(`Another program uses port ${port}. Choose another one.`)
      expect(body.changed).toEqual([])
    }, 60_000)
    expect(readFileSync(`${file}.rejected`, 'utf8')).toContain(`PORT=${port}\n`)
    expect(existsSync(`${file}.previous`)).toBe(false)
    expect(app.output.join('\n')).toContain('could not be used, so those before are in use again')
  } finally {
    other.close()
  }
})

test('a line that is not understood ends the start with the file, the name and how to repair it', async () => {
  await app.kill('SIGTERM')
  writeFileSync(file, 'PORT=abc\n')
  await expect(startMunshi({ dataDir, env: { PORT: '' } })).rejects.toThrow(
    `  PORT in ${file}: Enter a port from 1 to 65535.\nCorrect the lines of ${file}, or delete them: then the defaults apply.`,
  )
  // The environment wins, so that a broken line locks nobody out.
  app = await startMunshi({ dataDir })
  await isAnswering(app.url)
})
