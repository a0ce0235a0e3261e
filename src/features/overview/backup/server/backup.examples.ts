import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { queryOnce } from '#embedded-postgres/index.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'
import { backupFileName } from './backup-files.ts'

/** The test's directory of backups is its outbox. */
async function createFile({ api }: Scenario): Promise<string> {
  const name = backupFileName(api.now, false)
  writeFileSync(join(api.outbox, name), 'an example')
  return name
}

/** The test app has a service that finds any backup, and restores none. */
async function createRestore({ api }: Scenario): Promise<string> {
  const id = uuid()
  await queryOnce(
    api.ownerUrl,
    `insert into restore (id, restored_at, backup, backup_made_at, is_verified)
    values ('${id}', '${api.now.toISOString()}', 'an example', '${api.now.toISOString()}', true)`,
  )
  return id
}

export const examples: Examples = {
  'GET /api/admin/backup': {},
  'POST /api/admin/backup': { auditActions: ['backup.start'] },
  'GET /api/admin/backup/file': {},
  'GET /api/admin/backup/file/{name}': { record: createFile, auditActions: ['backup.download'] },
  'GET /api/admin/restore': {},
  'POST /api/admin/restore/preview': { record: createFile, body: (_scenario, file) => ({ file }) },
  'POST /api/admin/restore': {
    record: createFile,
    body: (_scenario, file) => ({ file, day: '2026-11-20', lastReceipt: '2026-27/000123', acceptUnverified: true }),
    auditActions: ['backup.requestRestore'],
  },
  'POST /api/admin/restore/confirm': { record: createRestore, auditActions: ['backup.confirmRestore'] },
  'POST /api/admin/restore/back': { record: createRestore },
}
