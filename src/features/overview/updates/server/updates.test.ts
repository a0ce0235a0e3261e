import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { testUpdates } from '#testing/server/updates.ts'

const api = startTestApi()
const PATH = '/api/admin/update'

const listEntries = () => api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'before']).execute()

test('startUpdate fetches the newest version in the background, and audits it', async () => {
  const admin = await api.signInAs('admin')
  expect((await admin.post(`${PATH}/check`)).body).toEqual({ available: '1.1.0', failure: null })
  expect((await admin.post(PATH)).status).toBe(201)
  expect((await admin.get(PATH)).body).toMatchObject({ isFetching: true })
  expect(await listEntries()).toEqual([{ action: 'update.start', actor_id: admin.id, before: { version: '1.0.0' } }])
})

test('startUpdate: a second call while a version is fetched starts nothing', async () => {
  const admin = await api.signInAs('admin')
  await admin.post(PATH)
  expect(await admin.post(PATH)).toMatchObject({ status: 201, body: { _id: null } })
  expect([(await listEntries()).length, testUpdates.started]).toEqual([1, 1])
})

test('startUpdate rejects an installation that another command updates (409)', async () => {
  const admin = await api.signInAs('admin')
  testUpdates.status = { ...testUpdates.status, command: 'git pull' }
  expect(await admin.post(PATH)).toMatchObject({ status: 409, body: { code: 'no_update' } })
  expect(await listEntries()).toEqual([])
})

test.each(['hr', 'student'] as const)('%s may not read the version or update (403)', async (role) => {
  const caller = await api.signInAs(role)
  expect([(await caller.get(PATH)).status, (await caller.post(PATH)).status]).toEqual([403, 403])
})
