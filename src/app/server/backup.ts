import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { describeBackup, describeFaults } from './describe-backup.ts'
import { makeOwnBackup } from './make-own-backup.ts'
import { askNewPassphrase } from './read-passphrase.ts'
import { formatUsage, parseOptionsAndFile, runCommand } from './run-command.ts'
import { findSecretKey } from './secret-key.ts'
import type { Settings } from './settings.ts'
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
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new StartupError('Stopped. No backup was written.')))
  const { signal } = stopping
  const { file, bytes, encrypted, manifest } = await makeOwnBackup(settings, { file: target, passphrase, signal })
  return [
    `Backup written: ${file} (${bytes} bytes${encrypted ? ', encrypted' : ''})`,
    ...describeBackup(manifest),
    ...describeFaults(manifest),
  ]
}
