import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestBackups } from '#testing/server/backups.ts'
import { startS3Server } from '#testing/server/s3-server.ts'
import { backupFileName } from './backup-files.ts'
import { claimCopyIfDue, copyBackup } from './copy-backup.ts'

const api = startTestApi()

const PATH = '/api/admin/backup/place'
const clock = { now: () => api.now }
const later = (ms: number) => (api.now = new Date(api.now.getTime() + ms))

let folder = ''
beforeEach(() => {
  // A disk of its own on every Linux machine.
  folder = mkdtempSync('/dev/shm/munshi-test-')
  for (const name of readdirSync(api.outbox)) rmSync(join(api.outbox, name), { recursive: true })
  return () => rmSync(folder, { recursive: true, force: true })
})

const toFolder = (over: object = {}) => ({ kind: 'folder', path: folder, keep: 2, ...over })

/** Writes a backup as the nightly run does. Returns its name. */
function writeBackup(encrypted = false): string {
  const name = backupFileName(api.now, encrypted)
  writeFileSync(join(api.outbox, name), 'a backup')
  return name
}

async function runJob(backups = createTestBackups(api, { clock })): Promise<boolean | undefined> {
  const context = { db: api.db, clock, log: createLogger(false), backups, secretKey: api.secretKey }
  const claimed = await claimCopyIfDue(context)
  return claimed && copyBackup(context, claimed, new AbortController().signal)
}

const getStatus = async () => (await (await api.signInAs('admin')).get('/api/admin/backup')).body

describe('a folder', () => {
  test('is made, tried out and saved, which the audit trail records', async () => {
    const admin = await api.signInAs('admin')
    const path = join(folder, 'munshi')
    const { status, body } = await admin.put(PATH, toFolder({ path }))
    expect([status, body]).toMatchObject([200, { kind: 'folder', path, keep: 2, version: 1 }])
    expect(readdirSync(path)).toEqual([])
    const entries = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'after']).execute()
    expect(entries).toEqual([
      { action: 'backup.place', actor_id: admin.id, after: { secondPlace: path, backupsKept: 2 } },
    ])
    expect((await getStatus()).secondPlace).toMatchObject({ path })
  })

  test.each([
    ['on the disk of the data', () => api.outbox, 'same disk'],
    ['that is not there and cannot be made', () => '/sys/munshi', 'may not write'],
    ['below a folder that is missing', () => '/proc/munshi/a/b', 'not there|may not write'],
    ['that is a file', () => '/proc/version', 'may not write|not there'],
    ['without its whole path', () => 'backups', 'whole path'],
    ['without a path', () => '', 'Required'],
  ])('%s is rejected beside its field (422)', async (_which, path, message) => {
    const response = await (await api.signInAs('admin')).put(PATH, toFolder({ path: path() }))
    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['path']])
    expect(response.body.fields.path).toMatch(new RegExp(message, 'i'))
    expect((await getStatus()).secondPlace).toBeNull()
  })

  test('receives each new backup once, and the oldest copy goes, but none of another institute', async () => {
    await (await api.signInAs('admin')).put(PATH, toFolder())
    const others = ['munshi-2020-01-01T20-30-00-000Z.tar.gz', 'munshi-2020-01-02T20-30-00-000Z.tar.gz']
    for (const each of others) writeFileSync(join(folder, each), '')
    const names: string[] = []
    for (let day = 0; day < 3; day++) {
      names.push(writeBackup())
      expect([await runJob(), await runJob()]).toEqual([true, undefined])
      later(DAY_MS)
    }
    expect(readdirSync(folder).toSorted()).toEqual([...others, ...names.slice(1)])
    expect(readFileSync(join(folder, names[2]!), 'utf8')).toBe('a backup')
    expect((await getStatus()).copy).toMatchObject({ fault: null, copiedAt: expect.any(String) })
  })

  test('is copied to by one of two processes', async () => {
    await (await api.signInAs('admin')).put(PATH, toFolder())
    writeBackup()
    expect((await Promise.all([runJob(), runJob()])).toSorted()).toEqual([true, undefined])
  })

  test('that was unplugged is a state, a warning after three days, and filled once it is back', async () => {
    await (await api.signInAs('admin')).put(PATH, toFolder())
    await createTestBackups(api, { clock }).claimIfDue()
    const name = writeBackup()
    rmSync(folder, { recursive: true })
    expect(await runJob()).toBe(false)
    const since = api.now.toISOString()
    expect(await getStatus()).toMatchObject({ copy: { fault: 'missing', faultSince: since }, reminders: ['overdue'] })
    expect(await runJob()).toBeUndefined()
    later(3 * DAY_MS + 1)
    expect(await runJob()).toBe(false)
    expect(await getStatus()).toMatchObject({ copy: { faultSince: since }, reminders: ['overdue', 'not_copied'] })

    mkdirSync(folder)
    later(10 * MINUTE_MS)
    expect(await runJob()).toBe(true)
    expect(readdirSync(folder)).toEqual([name])
    expect((await getStatus()).copy).toMatchObject({ fault: null, faultSince: null })
  })

  test('is removed, and its copies stay', async () => {
    const admin = await api.signInAs('admin')
    await admin.put(PATH, toFolder())
    const name = writeBackup()
    await runJob()
    expect((await admin.delete(PATH)).status).toBe(200)
    later(DAY_MS)
    writeBackup()
    expect(await runJob()).toBeUndefined()
    expect(readdirSync(folder)).toEqual([name])
  })
})

describe('a bucket', () => {
  let store: Awaited<ReturnType<typeof startS3Server>>
  beforeEach(async () => {
    store = await startS3Server()
    return () => store.close()
  })
  const toBucket = (over: object = {}) => {
    const { endpoint, region, bucket, accessKey, secret } = store
    return {
      kind: 's3',
      path: '/munshi',
      endpoint,
      region,
      bucket,
      accessKey,
      secret,
      keep: 2,
      readable: true,
      ...over,
    }
  }

  test('receives the backups; its secret is neither returned nor stored in clear text', async () => {
    const admin = await api.signInAs('admin')
    const { status, body } = await admin.put(PATH, toBucket())
    expect(status).toBe(200)
    const name = writeBackup()
    expect(await runJob()).toBe(true)
    expect([...store.objects.keys()]).toEqual([`munshi/${name}`])
    const row = await api.db.selectFrom('backup_place').selectAll().executeTakeFirstOrThrow()
    expect(row.encrypted_secret?.includes(store.secret)).toBe(false)
    const shown = JSON.stringify([
      body,
      await getStatus(),
      await api.db.selectFrom('audit_entry').selectAll().execute(),
    ])
    expect(shown).not.toContain(store.secret)
  })

  test('keeps its secret when another field changes, and needs it again with another key', async () => {
    const admin = await api.signInAs('admin')
    await admin.put(PATH, toBucket())
    expect((await admin.put(PATH, toBucket({ secret: '', keep: 5 }))).status).toBe(200)
    await api.db
      .updateTable('backup_place')
      .set({ encrypted_secret: Buffer.alloc(60) })
      .execute()
    writeBackup()
    expect(await runJob()).toBe(false)
    expect((await getStatus()).copy).toMatchObject({ fault: 'no_secret' })
  })

  test('receives no readable file without the tick', async () => {
    const admin = await api.signInAs('admin')
    const { status, body } = await admin.put(PATH, toBucket({ readable: false }))
    expect([status, Object.keys(body.fields)]).toEqual([422, ['readable']])
    await admin.put(PATH, toBucket())
    await api.db.updateTable('backup_place').set({ readable: false }).execute()
    writeBackup()
    expect(await runJob()).toBe(false)
    expect((await getStatus()).copy).toMatchObject({ fault: 'not_encrypted' })
    later(10 * MINUTE_MS)
    const name = writeBackup(true)
    expect(await runJob()).toBe(true)
    expect([...store.objects.keys()]).toEqual([`munshi/${name}`])
  })

  test.each([
    ['another secret', { secret: 'wrong' }, 'accessKey'],
    ['another bucket', { bucket: 'other' }, 'bucket'],
    ['another region', { region: 'eu-west-3' }, 'region'],
    ['no server', { endpoint: 'http://127.0.0.1:9' }, 'endpoint'],
    ['a field missing', { region: '' }, 'region'],
  ])('with %s is tried out and rejected beside its field (422)', async (_what, over, field) => {
    const { status, body } = await (await api.signInAs('admin')).post(`${PATH}/try`, toBucket(over))
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('that is tried out is not saved', async () => {
    const { status } = await (await api.signInAs('admin')).post(`${PATH}/try`, toBucket())
    expect([status, store.objects.size, (await getStatus()).secondPlace]).toEqual([200, 0, null])
  })
})

describe('the reminder of a second place', () => {
  const onOneDisk = () => createTestBackups(api, { clock, databaseDirectory: api.outbox })
  const makeBackup = async (backups = onOneDisk()) => {
    const claimed = await backups.claimIfDue()
    if (claimed) await backups.run(claimed)
  }
  const getReminders = async () =>
    (await (await api.signInAs('admin')).get('/api/admin/backup/reminder')).body.reminders

  test('stays until one is set', async () => {
    expect(await getReminders()).toEqual([])
    await makeBackup()
    expect(await getReminders()).toEqual(['no_place'])
    await (await api.signInAs('admin')).put(PATH, toFolder())
    expect(await getReminders()).toEqual([])
  })

  test("comes back 30 days after 'Not now'", async () => {
    await makeBackup()
    expect((await (await api.signInAs('admin')).post(`${PATH}/later`)).status).toBe(200)
    expect(await getReminders()).toEqual([])
    later(30 * DAY_MS + 1)
    await makeBackup()
    expect(await getReminders()).toEqual(['no_place'])
  })

  test('is not there while the backups are on another disk than the data', async () => {
    await makeBackup(createTestBackups(api, { clock, databaseDirectory: '/dev/shm' }))
    expect(await getReminders()).toEqual([])
  })
})

test.each(['hr', 'student'] as const)('a %s sees and changes nothing of it (403)', async (role) => {
  const caller = await api.signInAs(role)
  const responses = [
    await caller.put(PATH, toFolder()),
    await caller.post(`${PATH}/try`, toFolder()),
    await caller.delete(PATH),
    await caller.post(`${PATH}/later`),
    await caller.get('/api/admin/backup/reminder'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
