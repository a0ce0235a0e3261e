import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { type BackupStatus, MAX_AGE_HOURS } from '../contract/backup.contract.ts'
import { findLatestDoneRun, findLatestRun } from './backup-runs.sql.ts'
import type { BackupService } from './backup-service.ts'

export async function getBackupStatus(
  { db, clock }: { db: Db; clock: Clock },
  backups: BackupService,
): Promise<BackupStatus> {
  const now = clock.now()
  const [latest, latestDone] = await Promise.all([findLatestRun(db, now), findLatestDoneRun(db, now)])
  const oldest = now.getTime() - MAX_AGE_HOURS * 60 * 60 * 1000
  return {
    directory: backups.directory,
    time: backups.time,
    keep: backups.keep,
    onDatabaseDisk: backups.isOnDatabaseDisk(),
    overdue: latestDone === null || Date.parse(latestDone.startedAt) < oldest,
    latest,
    latestDone,
  }
}
