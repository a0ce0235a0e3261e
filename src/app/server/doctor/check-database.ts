import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { MAX_AGE_HOURS } from '#features/overview/backup/contract/backup.contract.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { isOnSameDisk } from '#shared/server/is-on-same-disk.ts'
import { listMigrations } from '#shared/server/migrate.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { withUnmigratedDatabase } from '../run-command.ts'
import { getDailyBackups, type Settings } from '../settings.ts'
import { type DatabaseState, readDatabaseState } from './database-state.sql.ts'
import type { Finding } from './finding.ts'

/** Machines that agree on the time differ by less. */
const MAX_CLOCK_DIFFERENCE_MS = 2 * MINUTE_MS

/** Also checks what only the database knows: the clock and the backups. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const subject = 'Database'
  if (settings.DATABASE_URL === undefined && isUnused(resolve(settings.DATA_DIR)))
    return [{ subject, state: 'ok', text: 'is made by the first start' }, ...(await checkBackups(settings, undefined))]
  try {
    const state = await withUnmigratedDatabase(settings, readDatabaseState)
    return [checkSchema(state), ...checkClock(state), ...(await checkBackups(settings, state.backup))]
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [{ subject, state: 'fault', text: 'cannot be used', advice: error.message }]
  }
}

/** The settings may be written before the first start. */
const isUnused = (directory: string) =>
  !existsSync(directory) || readdirSync(directory).every((name) => name.startsWith('munshi.conf'))

function checkSchema({ version, migrations }: DatabaseState): Finding {
  const subject = 'Database'
  const known = new Set(listMigrations().map(({ name }) => name))
  const newer = migrations.filter((name) => !known.has(name))
  const text = `PostgreSQL ${version}`
  if (newer.length > 0) {
    const advice = 'Start that version again, or a later one. This one changes nothing in its tables.'
    return { subject, state: 'fault', text: `${text} was used by a later version of Munshi (${newer.at(-1)})`, advice }
  }
  const missing = known.size - migrations.length
  return {
    subject,
    state: 'ok',
    text: missing === 0 ? `${text} is up to date` : `${text}: the next start applies ${missing} migrations`,
  }
}

/** Receipts and the audit trail take the time of this machine. */
function checkClock({ lastEntryAt }: DatabaseState): Finding[] {
  const now = new Date()
  const text = `it is ${now.toISOString()}`
  if (lastEntryAt === null || lastEntryAt.getTime() <= now.getTime() + MAX_CLOCK_DIFFERENCE_MS)
    return [{ subject: 'Clock', state: 'ok', text }]
  const command = process.platform === 'win32' ? 'w32tm /resync' : 'timedatectl set-ntp true'
  const advice = `Set it, and let the system keep it: ${command}.`
  return [
    { subject: 'Clock', state: 'fault', text: `${text}, before the last change, ${lastEntryAt.toISOString()}`, advice },
  ]
}

async function checkBackups(settings: Settings, last: DatabaseState['backup']): Promise<Finding[]> {
  const subject = 'Backups'
  const { directory } = getDailyBackups(settings)
  if (directory === undefined) {
    const advice = 'Remove BACKUP_KEEP=0, unless the database is backed up in another way.'
    return [{ subject, state: 'warning', text: 'there is none each day', advice }]
  }
  const text = last === undefined ? 'none was made yet' : `the last one is of ${last.startedAt.toISOString()}`
  const isOld = last === undefined || last.startedAt.getTime() < Date.now() - MAX_AGE_HOURS * HOUR_MS
  const age: Finding = isOld
    ? { subject, state: 'warning', text, advice: 'Let Munshi run at the time of BACKUP_HOUR, or run munshi backup.' }
    : { subject, state: 'ok', text: `${text}, ${last.place}` }
  if (!(await isOnSameDisk(directory, resolve(settings.DATA_DIR)))) return [age]
  const advice = 'Name a directory on another disk or machine in BACKUP_DIR: if this disk fails, both are lost.'
  return [age, { subject, state: 'warning', text: `${directory} is on the disk of the data`, advice }]
}
