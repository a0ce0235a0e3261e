import { dirname, join } from 'node:path'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { readHeadFile, resetTrailFiles } from '#features/overview/audit-trail/server/restores/public.ts'
import { ERASURE_FILE, readErasures } from '#features/overview/backup/server/erasure-log.ts'
import { restoreBackup } from '#features/overview/backup/server/restore-backup.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { decideRestore } from './decide-restore.ts'
import { describeBackup, describeFaults, describeLost } from './describe-backup.ts'
import { askPassphrase } from './read-passphrase.ts'
import { readRecoveryKey } from './read-recovery-key.ts'
import { formatUsage, parseOptionsAndFile, runCommand, withUnmigratedDatabase } from './run-command.ts'
import { adoptSecretKey, assertAdoptable, findSecretKey } from './secret-key.ts'
import { getErasureFiles, getHeadFile, getSealFiles } from './settings.ts'

const USAGE = formatUsage(
  'restore',
  'FILE [--last-receipt 2026-27/000123 | --no-later-receipts] [--recovery-key] [--accept-unverified]',
)

const OPTIONS = {
  'last-receipt': { type: 'string', multiple: true },
  'no-later-receipts': { type: 'boolean', default: false },
  'recovery-key': { type: 'boolean', default: false },
  'accept-unverified': { type: 'boolean', default: false },
} as const

await runCommand(async () => {
  const { file, ...options } = parseOptionsAndFile(OPTIONS, USAGE)
  const [lastReceipts, noLaterReceipts] = [options['last-receipt'] ?? [], options['no-later-receipts']]
  if (file === undefined) throw new StartupError(`Name the backup to restore.\n${USAGE}`)
  if (lastReceipts.length > 0 && noLaterReceipts)
    throw new StartupError(`Give --last-receipt or --no-later-receipts, not both.\n${USAGE}`)
  const settings = loadSettings(process.env)
  const recoveryKey = options['recovery-key'] ? await readRecoveryKey() : undefined
  if (recoveryKey) assertAdoptable(settings, recoveryKey)
  const headFile = getHeadFile(settings)
  const answers = {
    acceptUnverified: options['accept-unverified'],
    lastReceipts,
    noLaterReceipts,
    kept: (await readHeadFile(headFile)).numbers,
  }
  return withUnmigratedDatabase(settings, async (ownerUrl) => {
    const { manifest, authenticity, migrated, erased, lost } = await restoreBackup({
      ownerUrl,
      file,
      getPassphrase: async () => settings.BACKUP_PASSPHRASE ?? askPassphrase(),
      secretKey: recoveryKey ?? findSecretKey(settings),
      erasedIds: await readErasures([...getErasureFiles(settings), join(dirname(file), ERASURE_FILE)]),
      async decide(read, found) {
        if (recoveryKey && found === 'otherKey') throw new StartupError('The recovery key is not that of this backup.')
        return decideRestore(read, found, answers)
      },
    })
    const { db } = openDb(ownerUrl, { log: () => {}, max: 1 })
    const files = { headFile, sealFiles: getSealFiles(settings) }
    await resetTrailFiles(db, files, { now: wallClock.now(), backup: file }).finally(() => db.destroy())
    if (recoveryKey) adoptSecretKey(settings, recoveryKey, wallClock.now())
    return [
      `Restored from ${file}:`,
      ...describeBackup(manifest, authenticity),
      ...describeFaults(manifest),
      ...describeLost(lost),
      ...(migrated.length > 0 ? [`  Migrations applied since: ${migrated.join(', ')}`] : []),
      ...(erased > 0 ? [`  Erased again, because they were erased after the backup: ${erased}`] : []),
      ...(recoveryKey ? ['  The recovery key is the secret key here now, so two-factor sign-in goes on working.'] : []),
      '  Everyone has to sign in again. No message is sent by itself until an admin has confirmed the restore.',
    ]
  })
})
