import { hostname } from 'node:os'
import { wallClock } from '#shared/server/clock.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { insertFinishedRun } from './backup-runs.sql.ts'

type Backup = { file: string; bytes: number; startedAt: Date; encrypted: boolean }

/**
 * Records a backup of `npm run backup`, so that Settings show it. A database of an older version has no table for it.
 */
export async function recordBackup(ownerUrl: string, { file, ...backup }: Backup): Promise<void> {
  await withOwnerConnection(ownerUrl, async ({ db, client }) => {
    const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('backup_run') is not null as exists`)
    if (!rows[0]?.exists) return
    const place = `${hostname()}:${file}`
    await insertFinishedRun(db, { kind: 'command', place, now: wallClock.now(), ...backup })
  })
}
