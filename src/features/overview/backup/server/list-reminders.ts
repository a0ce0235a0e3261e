import { DAY_MS, HOUR_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { type BackupReminder, MAX_AGE_HOURS } from '../contract/backup.contract.ts'
import { ASK_AGAIN_DAYS, MAX_MISSING_DAYS } from '../contract/second-place.contract.ts'
import { readReminderFacts } from './reminder-facts.sql.ts'

/**
 * A disk that is not plugged in and a line that is down come back by themselves. Where a disk was, there may be an empty
 * folder of the machine's own.
 */
const PASSING = ['missing', 'same_disk', 'unreachable']

/**
 * Returns none before the app's first backup, as without a directory for them. A directory on another disk, or on
 * another machine than the database, counts as a second place.
 */
export async function listReminders({ db, clock }: { db: Db; clock: Clock }): Promise<BackupReminder[]> {
  const facts = await readReminderFacts(db)
  if (!facts.isUsed) return []
  const isBefore = (at: Date | null, ms: number) => at === null || at.getTime() < clock.now().getTime() - ms
  const { fault, faultSince } = facts
  const reminders: (BackupReminder | false)[] = [
    isBefore(facts.lastDoneAt, MAX_AGE_HOURS * HOUR_MS) && 'overdue',
    facts.isOnDataDisk === true &&
      !facts.hasPlace &&
      isBefore(facts.postponedAt, ASK_AGAIN_DAYS * DAY_MS) &&
      'no_place',
    fault !== null && (!PASSING.includes(fault) || isBefore(faultSince, MAX_MISSING_DAYS * DAY_MS)) && 'not_copied',
    facts.proofFault !== null && facts.proofFault !== 'interrupted' && 'not_proven',
  ]
  return reminders.filter((reminder) => reminder !== false)
}
