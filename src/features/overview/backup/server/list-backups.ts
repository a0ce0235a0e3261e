import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFile } from '../contract/backup.contract.ts'
import { parseBackupName } from './backup-files.ts'
import type { BackupService } from './backup-service.ts'

/** Lists the complete backups in the directory of this process, newest first. */
export async function listBackups({ directory }: Pick<BackupService, 'directory'>): Promise<BackupFile[]> {
  if (directory === null) return []
  const names = await readdir(directory).catch(() => [])
  const files = await Promise.all(names.map((name) => readBackup(directory, name)))
  return files.flatMap((file) => file ?? []).toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
}

/** Undefined for another file, and for one that has just been deleted. */
async function readBackup(directory: string, name: string): Promise<BackupFile | undefined> {
  const parsed = parseBackupName(name)
  const file = parsed && (await stat(join(directory, name)).catch(() => undefined))
  return parsed && file?.isFile() ? { name, bytes: file.size, ...parsed } : undefined
}
