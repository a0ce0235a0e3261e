import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'POST /api/admin/restore/confirm': SEPARATELY,
  'POST /api/admin/restore/back': SEPARATELY,
}
