import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { parseRecoveryKey } from './recovery-key.ts'

const api = startTestApi()

const PATH = '/api/admin/backup/kit'

test('an admin gets the recovery key and both places, which the audit trail records without them', async () => {
  const admin = await api.signInAs('admin')
  const fields = { kind: 'folder', path: '/media/usb', keep: 30, readable: false, next_try_at: api.now }
  await api.db.insertInto('backup_place').values(fields).execute()
  const getStatus = async () => (await admin.get('/api/admin/backup')).body
  expect((await getStatus()).kitOpened).toBe(false)

  const { status, body } = await admin.post(PATH)

  expect([status, body.institute]).toEqual([201, 'Example Institute'])
  expect(parseRecoveryKey(body.recoveryKey)).toEqual({ key: api.secretKey })
  expect(body.places).toEqual([expect.stringMatching(`: ${api.outbox}$`), '/media/usb'])
  expect((await getStatus()).kitOpened).toBe(true)
  const [entry] = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({ action: 'backup.kit', actor_id: admin.id, after: null })
})

test.each(['hr', 'student'] as const)('a %s does not get it (403)', async (role) => {
  expect((await (await api.signInAs(role)).post(PATH)).status).toBe(403)
})
