import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/contract/durations.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestBackups } from '#testing/server/backups.ts'
import { backupFileName } from './backup-files.ts'
import { createProofService, type ProofService } from './proof-service.ts'
import type { Proved } from './proofs.sql.ts'

const api = startTestApi()

const clock = { now: () => api.now }
const later = (ms: number) => (api.now = new Date(api.now.getTime() + ms))
let proved: string[] = []

beforeEach(() => {
  proved = []
  for (const name of readdirSync(api.outbox)) rmSync(join(api.outbox, name), { recursive: true })
})

function createProofs(outcome: Proved = { students: 12, receipts: 34 }): ProofService {
  const proveBackup = async (file: string) => {
    proved.push(file)
    return outcome
  }
  return createProofService({
    db: api.db,
    clock,
    log: createLogger(false),
    backups: createTestBackups(api),
    proveBackup,
  })
}

async function runIfDue(proofs = createProofs()): Promise<boolean | undefined> {
  const claimed = await proofs.claimIfDue()
  return claimed && proofs.run(claimed)
}

/** Sets the time in India, where the institute is, and makes the backup of that night. */
async function makeBackup(time = '02:30', day = '2026-11-22') {
  api.now = new Date(`${day}T${time}:00+05:30`)
  writeFileSync(join(api.outbox, backupFileName(api.now, false)), 'a backup')
  const backups = createTestBackups(api)
  const claimed = await backups.claimIfDue()
  if (claimed) await backups.run(claimed)
}

const getStatus = async () => (await (await api.signInAs('admin')).get('/api/admin/backup')).body

test('the newest backup is proven once a month, in the night, by one of several processes', async () => {
  await makeBackup()
  const results = await Promise.all([createProofs(), createProofs(), createProofs()].map(runIfDue))
  expect(results.filter((result) => result !== undefined)).toEqual([true])
  expect(proved).toEqual([join(api.outbox, 'munshi-2026-11-21T21-00-00-000Z.tar.gz')])
  expect(await getStatus()).toMatchObject({ proven: { state: 'done', students: 12, receipts: 34 }, reminders: [] })
  later(29 * DAY_MS)
  expect(await runIfDue()).toBeUndefined()
  later(DAY_MS)
  expect(await runIfDue()).toBe(true)
})

test('by day, a backup is proven only after a week without a quiet night', async () => {
  await makeBackup('10:00')
  expect(await runIfDue()).toBeUndefined()
  later(6 * DAY_MS)
  expect(await runIfDue()).toBeUndefined()
  later(DAY_MS + 1)
  expect(await runIfDue()).toBe(true)
})

test('a trial that failed is a warning, and repeated the next night', async () => {
  await makeBackup()
  expect(await runIfDue(createProofs({ reason: 'damaged' }))).toBe(false)
  const { proof, proven, reminders } = await getStatus()
  expect([proof.reason, proven, reminders]).toEqual(['damaged', null, ['not_proven']])
  later(HOUR_MS)
  expect(await runIfDue()).toBeUndefined()
  later(23 * HOUR_MS)
  expect(await runIfDue()).toBe(true)
  expect((await getStatus()).reminders).toEqual([])
})

test('nothing is proven without a backup', async () => {
  api.now = new Date('2026-11-22T02:30:00+05:30')
  expect(await runIfDue()).toBeUndefined()
})

test('an admin asks for a trial, which the audit trail records; without a backup it is rejected (409)', async () => {
  const admin = await api.signInAs('admin')
  expect(await admin.post('/api/admin/backup/proof')).toMatchObject({ status: 409, body: { code: 'no_backup' } })
  expect((await (await api.signInAs('hr')).post('/api/admin/backup/proof')).status).toBe(403)
  await makeBackup()
  const later = await api.signInAs('admin')
  const { status, body } = await later.post('/api/admin/backup/proof')
  expect([status, body.madeAt]).toEqual([201, '2026-11-21T21:00:00.000Z'])
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'actor_id']).execute()
  expect(entries).toEqual([{ action: 'backup.prove', actor_id: later.id }])
})
