import { join } from 'node:path'
import { backupFileName } from '#features/overview/backup/server/backup-files.ts'
import { recordBackup } from '#features/overview/backup/server/record-backup.ts'
import { writeBackup } from '#features/overview/backup/server/write-backup.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { describeBackup, describeFaults } from './describe-backup.ts'
import { askNewPassphrase } from './read-passphrase.ts'
import { formatUsage, parseOptionsAndFile, runCommand, withUnmigratedDatabase } from './run-command.ts'
import { findSecretKey, readSecretKey } from './secret-key.ts'
import { getBackupDirectory, type Settings } from './settings.ts'
import { verifyBackup } from './verify-backup.ts'

const USAGE = formatUsage('backup', '[FILE] [--encrypt]', '--verify FILE')

const OPTIONS = {
  encrypt: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
} as const

await runCommand(async () => {
  const { file, encrypt, verify } = parseOptionsAndFile(OPTIONS, USAGE)
  const settings = loadSettings(process.env)
  if (!verify) return makeBackup(settings, file, encrypt)
  if (file === undefined) throw new StartupError(`Name the file to verify.\n${USAGE}`)
  return verifyBackup(file, { passphrase: settings.BACKUP_PASSPHRASE, secretKey: findSecretKey(settings) })
})

async function makeBackup(settings: Settings, target: string | undefined, encrypt: boolean): Promise<string[]> {
  const passphrase = settings.BACKUP_PASSPHRASE ?? (encrypt ? await askNewPassphrase() : undefined)
  const startedAt = new Date()
  const encrypted = passphrase !== undefined
  const file = target ?? join(getBackupDirectory(settings), backupFileName(startedAt, encrypted))
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new StartupError('Stopped. No backup was written.')))
  return withUnmigratedDatabase(settings, async (ownerUrl) => {
    const secretKey = readSecretKey(settings)
    const { bytes, manifest } = await writeBackup({ ownerUrl, file, passphrase, secretKey, signal: stopping.signal })
    await recordBackup(ownerUrl, { file, bytes, startedAt, encrypted })
    return [
      `Backup written: ${file} (${bytes} bytes${encrypted ? ', encrypted' : ''})`,
      ...describeBackup(manifest),
      ...describeFaults(manifest),
    ]
  })
}
