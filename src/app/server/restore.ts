import { dirname, join } from 'node:path'
import { ERASURE_FILE, readErasures } from '#features/overview/backup/server/erasure-log.ts'
import { restoreBackup } from '#features/overview/backup/server/restore-backup.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { describeBackup, describeFaults } from './describe-backup.ts'
import { askPassphrase } from './read-passphrase.ts'
import { formatUsage, parseOptionsAndFile, runCommand, withUnmigratedDatabase } from './run-command.ts'
import { getErasureFiles } from './settings.ts'

const USAGE = formatUsage('restore', 'FILE')

await runCommand(async () => {
  const { file } = parseOptionsAndFile({}, USAGE)
  if (file === undefined) throw new StartupError(`Name the backup to restore.\n${USAGE}`)
  const settings = loadSettings(process.env)
  const getPassphrase = async () => settings.BACKUP_PASSPHRASE ?? askPassphrase()
  return withUnmigratedDatabase(settings, async (ownerUrl) => {
    const { manifest, migrated, erased } = await restoreBackup({
      ownerUrl,
      file,
      getPassphrase,
      erasedIds: await readErasures([...getErasureFiles(settings), join(dirname(file), ERASURE_FILE)]),
    })
    return [
      `Restored from ${file}:`,
      ...describeBackup(manifest),
      ...describeFaults(manifest),
      ...(migrated.length > 0 ? [`  Migrations applied since: ${migrated.join(', ')}`] : []),
      ...(erased > 0 ? [`  Erased again, because they were erased after the backup: ${erased}`] : []),
      '  Everyone has to sign in again.',
    ]
  })
})
