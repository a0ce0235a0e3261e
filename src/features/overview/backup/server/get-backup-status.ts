import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { type BackupStatus, MAX_AGE_HOURS } from '../contract/backup.contract.ts'
import type { BackupCopy, CopyFault } from '../contract/second-place.contract.ts'
import { parseBackupName } from './backup-files.ts'
import { findLatestDoneRun, findLatestRun } from './backup-runs.sql.ts'
import type { BackupService } from './backup-service.ts'
import { listReminders } from './list-reminders.ts'
import { findLatestProof, findLatestSuccess } from './proofs.sql.ts'
import { findAnswer, findPlace, type PlaceRow } from './second-place.sql.ts'
import { toSecondPlace } from './set-place.ts'

export async function getBackupStatus(
  { db, clock }: { db: Db; clock: Clock },
  backups: BackupService,
): Promise<BackupStatus> {
  const now = clock.now()
  const [latest, latestDone, place, proof, proven, kitAt, reminders] = await Promise.all([
    findLatestRun(db, now),
    findLatestDoneRun(db, now),
    findPlace(db),
    findLatestProof(db, now),
    findLatestSuccess(db, now),
    findAnswer(db, 'kit'),
    listReminders({ db, clock }),
  ])
  const oldest = now.getTime() - MAX_AGE_HOURS * 60 * 60 * 1000
  return {
    directory: backups.directory,
    time: backups.time,
    keep: backups.keep,
    onDatabaseDisk: await backups.isOnDatabaseDisk(),
    overdue: latestDone === null || Date.parse(latestDone.startedAt) < oldest,
    encrypts: backups.encrypted,
    latest,
    latestDone,
    secondPlace: place ? toSecondPlace(place) : null,
    copy: place ? toCopy(place) : null,
    proof,
    proven,
    kitOpened: kitAt !== undefined,
    reminders,
  }
}

const toCopy = (row: PlaceRow): BackupCopy => ({
  madeAt: parseBackupName(row.copied_file ?? '')?.madeAt ?? null,
  copiedAt: row.copied_at?.toISOString() ?? null,
  fault: row.fault as CopyFault | null,
  faultSince: row.fault_since?.toISOString() ?? null,
})
