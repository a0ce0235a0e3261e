import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { parseBackupName } from './backup-files.ts'

const api = startTestApi()

const PATH = '/api/admin/backup/file'
const OLD = 'munshi-2026-11-19T20-30-00-000Z.tar.gz'
const NEW = 'munshi-2026-11-20T20-30-00-000Z.tar.gz.age'

/** The directory of backups is the outbox. */
const write = (name: string, content = 'a backup') => writeFileSync(join(api.outbox, name), content)

beforeEach(() => {
  mkdirSync(api.outbox, { recursive: true })
  write(OLD)
  write(NEW, 'a later backup')
  // Others have no name of a complete backup.
  for (const name of ['audit-seals.txt', `${NEW}.partial`, 'munshi-today.tar.gz']) write(name)
  mkdirSync(join(api.outbox, 'munshi-2026-11-18T20-30-00-000Z.tar.gz'), { recursive: true })
})

test('an admin sees the complete backups, newest first', async () => {
  const { body } = await (await api.signInAs('admin')).get(PATH)
  expect(body).toEqual({
    files: [
      { name: NEW, madeAt: '2026-11-20T20:30:00.000Z', bytes: 14, encrypted: true },
      { name: OLD, madeAt: '2026-11-19T20:30:00.000Z', bytes: 8, encrypted: false },
    ],
  })
})

test('an admin downloads one as it is, which the audit trail records', async () => {
  const admin = await api.signInAs('admin')
  const content = gzipSync('a backup '.repeat(1_000))
  writeFileSync(join(api.outbox, OLD), content)
  const response = await api.app.inject({
    url: `${PATH}/${OLD}`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'gzip, br' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('content-encoding')
  expect(response.rawPayload.equals(content)).toBe(true)
  expect(response.headers['content-disposition']).toBe(`attachment; filename="${OLD}"`)
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'after']).execute()
  expect(entries).toEqual([
    { action: 'backup.download', actor_id: admin.id, after: { place: expect.stringMatching(`:.*${OLD}$`) } },
  ])
})

test.each([
  // A directory.
  'munshi-2026-11-18T20-30-00-000Z.tar.gz',
  'munshi-2026-11-17T20-30-00-000Z.tar.gz',
  'audit-seals.txt',
  `..%2F${OLD}`,
  `..%2F..%2Fetc%2Fpasswd`,
  `${NEW}.partial`,
  '%00',
])('%s is not found, and not recorded', async (name) => {
  const admin = await api.signInAs('admin')
  const { status } = await admin.get(`${PATH}/${name}`)
  expect(status).toBe(404)
  expect(await api.db.selectFrom('audit_entry').select('action').execute()).toEqual([])
})

test.each(['hr', 'student'] as const)('a %s sees and downloads none (403)', async (role) => {
  const caller = await api.signInAs(role)
  expect([(await caller.get(PATH)).status, (await caller.get(`${PATH}/${OLD}`)).status]).toEqual([403, 403])
})

test('the name of a backup says when it was begun', () => {
  expect(parseBackupName(NEW)).toEqual({ madeAt: '2026-11-20T20:30:00.000Z', encrypted: true })
  expect(parseBackupName('backup.tar.gz')).toBeUndefined()
})
