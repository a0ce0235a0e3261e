import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'
import { backupFileName } from './backup-files.ts'

/** The test's directory of backups is its outbox. */
async function createFile({ api }: Scenario): Promise<string> {
  const name = backupFileName(api.now, false)
  writeFileSync(join(api.outbox, name), 'an example')
  return name
}

const SEPARATELY = { testedSeparately: 'It requires a restore that no admin has confirmed.' }
const NOT_SET_UP = { testedSeparately: 'It requires an institute that is not set up yet.' }
/** Is on another disk than the data and the backups of a test. */
const FOLDER = { kind: 'folder', path: '/dev/shm/munshi-example', keep: 30 }

async function createPlace({ api }: Scenario): Promise<string> {
  const fields = { kind: 'folder', path: FOLDER.path, keep: 30, readable: false, next_try_at: api.now }
  await api.db
    .insertInto('backup_place')
    .values(fields)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ABSENT_ID
}

export const examples: Examples = {
  'GET /api/admin/backup': {},
  'POST /api/admin/backup': { auditActions: ['backup.start'] },
  'POST /api/admin/backup/kit': { auditActions: ['backup.kit'] },
  'POST /api/admin/backup/proof': { record: createFile, statusIfAbsent: 201, auditActions: ['backup.prove'] },
  'GET /api/admin/backup/file': {},
  'GET /api/admin/backup/reminder': {},
  'PUT /api/admin/backup/place': { body: () => FOLDER, auditActions: ['backup.place'] },
  'POST /api/admin/backup/place/try': { body: () => FOLDER },
  'DELETE /api/admin/backup/place': {
    record: createPlace,
    statusIfAbsent: 200,
    auditActions: ['backup.noplace'],
  },
  'POST /api/admin/backup/place/later': { auditActions: ['backup.postpone'] },
  'GET /api/admin/backup/file/{name}': { record: createFile, auditActions: ['backup.download'] },
  'GET /api/admin/restore': {},
  'POST /api/admin/restore/upload': {
    body: () => ({ upload: ABSENT_ID, part: 0, content: Buffer.from('an example').toString('base64') }),
  },
  'POST /api/admin/restore/preview': { record: createFile, body: (_scenario, file) => ({ file }) },
  'POST /api/admin/restore': {
    record: createFile,
    body: (_scenario, file) => ({ file, day: '2026-11-20', lastReceipt: '2026-27/000123', acceptUnverified: true }),
    auditActions: ['backup.requestRestore'],
  },
  'POST /api/setup/restore/status': NOT_SET_UP,
  'POST /api/setup/restore/upload': NOT_SET_UP,
  'POST /api/setup/restore/preview': NOT_SET_UP,
  'POST /api/setup/restore': NOT_SET_UP,
  'POST /api/admin/restore/confirm': SEPARATELY,
  'POST /api/admin/restore/back': SEPARATELY,
}
