import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '#features/overview/backup/server/restore-backup.ts'
import { describeBackup, describeFaults } from './describe-backup.ts'
import { askPassphrase } from './read-passphrase.ts'
import { withUnmigratedDatabase } from './run-command.ts'

/** Restores the backup into a PostgreSQL in a temporary directory, which is deleted afterwards. */
export async function verifyBackup(
  file: string,
  { passphrase, secretKey }: { passphrase: string | undefined; secretKey: Buffer | undefined },
): Promise<string[]> {
  // On Windows the temporary directory is in the home of a user, whose name may have letters that PostgreSQL cannot read.
  const parent = process.platform === 'win32' ? process.env['ProgramData'] : undefined
  const directory = mkdtempSync(join(parent ?? tmpdir(), 'munshi-verify-'))
  // The account that runs PostgreSQL under root must be able to enter it.
  chmodSync(directory, 0o711)
  const getPassphrase = async () => passphrase ?? askPassphrase()
  try {
    const { manifest, authenticity } = await withUnmigratedDatabase(
      { DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined, DATA_DIR: directory },
      (ownerUrl) =>
        restoreBackup({ ownerUrl, file, getPassphrase, secretKey, erasedIds: [], decide: async () => undefined }),
    )
    return [`${file} can be restored:`, ...describeBackup(manifest, authenticity), ...describeFaults(manifest)]
  } finally {
    // On Windows the files of a process that has just ended stay locked for a moment.
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
