import { expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestBackups } from '#testing/server/backups.ts'
import { NO_BACKUPS } from './backup-service.ts'

const api = startTestApi()

const PATH = '/api/admin/backup'

const listEntries = () =>
  api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'record_id', 'after']).execute()
const getStatus = async () => (await (await api.signInAs('admin')).get(PATH)).body

test('getBackupStatus reports that there is no backup yet', async () => {
  expect(await getStatus()).toEqual({
    directory: api.outbox,
    time: '02:00',
    keep: 30,
    onDatabaseDisk: null,
    overdue: true,
    encrypts: false,
    latest: null,
    latestDone: null,
    secondPlace: null,
    copy: null,
    proof: null,
    proven: null,
    kitOpened: false,
    reminders: [],
  })
})

test('startBackup starts one in the background, records it and audits it', async () => {
  const admin = await api.signInAs('admin')

  const { status, body } = await admin.post(PATH)

  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'manual', state: 'running', startedAt: api.now.toISOString() })
  await expect.poll(getStatus).toMatchObject({ overdue: false, latestDone: { state: 'done', bytes: 1_000 } })
  const { _id, place } = body
  expect(place).toMatch(/:.*\/munshi-2026-11-21T04-30-00-000Z\.tar\.gz$/)
  expect(await listEntries()).toEqual([
    { action: 'backup.start', actor_id: admin.id, record_id: _id, after: { place } },
  ])
})

test('startBackup rejects a server without a directory for backups (409)', async () => {
  const { token } = await api.signInAs('admin')
  const app = await buildApp({
    ...api.app.dependencies,
    gate: await openSetupGate(api.db, api.ownerUrl),
    backups: NO_BACKUPS,
  })

  const response = await app.inject({ method: 'POST', url: PATH, headers: { authorization: `Bearer ${token}` } })

  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'no_directory' }])
  await app.close()
})

test.each(['hr', 'student'] as const)('startBackup rejects a %s (403)', async (role) => {
  const caller = await api.signInAs(role)

  const statuses = [(await caller.post(PATH)).status, (await caller.get(PATH)).status]

  expect(statuses).toEqual([403, 403])
  expect((await getStatus()).latest).toBeNull()
})

test('startBackup starts no second one while one is running', async () => {
  const { promise, resolve } = Promise.withResolvers<{ bytes: number }>()
  const { token } = await api.signInAs('admin')
  let count = 0
  const makeBackup = () => {
    count++
    return promise
  }
  const backups = createTestBackups(api, { makeBackup })
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildApp({ ...api.app.dependencies, gate, backups })
  const start = () => app.inject({ method: 'POST', url: PATH, headers: { authorization: `Bearer ${token}` } })

  const responses = await Promise.all([start(), start(), start()])
  resolve({ bytes: 1 })
  await backups.stop()

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(count).toBe(1)
  expect(await listEntries()).toHaveLength(1)
  await app.close()
})

test('getBackupStatus warns after 36 hours, and not before', async () => {
  await (await api.signInAs('admin')).post(PATH)
  await expect.poll(getStatus).toMatchObject({ overdue: false, latest: { state: 'done' } })
  const madeAt = api.now.getTime()

  const isOverdueAfter = async (hours: number) => {
    api.now = new Date(madeAt + hours * 60 * 60 * 1000)
    return (await getStatus()).overdue
  }

  expect([await isOverdueAfter(35.9), await isOverdueAfter(36.1)]).toEqual([false, true])
})
