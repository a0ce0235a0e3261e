import { join } from 'node:path'
import { backupFileName } from '#features/overview/backup/server/backup-files.ts'
import type { Manifest } from '#features/overview/backup/server/manifest.ts'
import { recordBackup } from '#features/overview/backup/server/record-backup.ts'
import { writeBackup } from '#features/overview/backup/server/write-backup.ts'
import { withUnmigratedDatabase } from './run-command.ts'
import { readSecretKey } from './secret-key.ts'
import { getBackupDirectory, type Settings } from './settings.ts'

type Options = { file?: string | undefined; passphrase?: string | undefined; signal?: AbortSignal }
type Made = { file: string; bytes: number; encrypted: boolean; manifest: Manifest }

/** Writes a backup for a command, without `file` to the directory of the daily ones, and records it. */
export async function makeOwnBackup(settings: Settings, { file: target, passphrase, signal }: Options): Promise<Made> {
  const startedAt = new Date()
  const encrypted = passphrase !== undefined
  const file = target ?? join(getBackupDirectory(settings), backupFileName(startedAt, encrypted))
  return withUnmigratedDatabase(settings, async (ownerUrl) => {
    const { bytes, manifest } = await writeBackup({
      ownerUrl,
      file,
      passphrase,
      secretKey: readSecretKey(settings),
      signal: signal ?? new AbortController().signal,
    })
    await recordBackup(ownerUrl, { file, bytes, startedAt, encrypted })
    return { file, bytes, encrypted, manifest }
  })
}
