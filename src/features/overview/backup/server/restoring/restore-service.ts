import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { readDisk } from '#shared/server/read-disk.ts'
import { parseBackupName } from '../backup-files.ts'
import { AGE_MAGIC } from '../encryption.ts'
import { type ArchiveSummary, readSummary } from '../read-archive.ts'

import { withDatabases } from './databases.sql.ts'
import { RestoreFiles, type RestoreFailure, type RestoreRequest, type RestoreSettings } from './restore-state.ts'

export type Source = { file: string; passphrase: string | undefined; recoveryKey: Buffer | undefined }

export type RestoreService = {
  /** False with a database of one's own, or where the app cannot restart itself. */
  isPossible: boolean
  /** Undefined if there is no backup of that name. */
  find(name: string): Promise<{ path: string; isEncrypted: boolean } | undefined>
  hasPassphrase: boolean
  read(source: Source): Promise<ArchiveSummary>
  hasSpaceFor(bytes: number): Promise<boolean>
  hasBefore(): Promise<boolean>
  readFailure(): RestoreFailure | undefined
  /** Writes the request down and restarts the app, after the response. */
  begin(request: RestoreRequest): void
}

type Options = Pick<RestoreSettings, 'dataDir' | 'passphrase' | 'secretKey'> & {
  /** The directory of the backups; undefined if daily backups are off. */
  directory: string
  ownerUrl: string
  restart: () => void
}

/** The database goes on while the restored one grows beside it. */
const RESERVE_BYTES = 512 * 1024 ** 2
/** Rows, their indexes and the WAL of a load take about this much of the size of the text. */
const GROWTH = 4

export function createRestoreService({
  dataDir,
  passphrase,
  secretKey,
  directory,
  ownerUrl,
  restart,
}: Options): RestoreService {
  const files = new RestoreFiles(dataDir)
  return {
    isPossible: true,
    hasPassphrase: passphrase !== undefined,
    async find(name) {
      if (parseBackupName(name) === undefined) return undefined
      const path = join(directory, name)
      const isEncrypted = await startsEncrypted(path).catch(() => undefined)
      return isEncrypted === undefined ? undefined : { path, isEncrypted }
    },
    read: (source) =>
      readSummary({
        file: source.file,
        getPassphrase: async () => source.passphrase ?? passphrase ?? '',
        secretKey: source.recoveryKey ?? secretKey.find(),
      }),
    hasSpaceFor: async (bytes) => (await readDisk(dataDir)).free > GROWTH * bytes + RESERVE_BYTES,
    hasBefore: () => withDatabases(ownerUrl, (databases) => databases.hasBefore()),
    readFailure: files.readFailure,
    begin(request) {
      files.writeState({ ...request, step: 'requested', starts: 0 })
      setImmediate(restart)
    },
  }
}

async function startsEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length)
    return buffer.toString('latin1', 0, bytesRead) === AGE_MAGIC
  } finally {
    await file.close()
  }
}

/** Replaces the service in an app with a database of one's own. */
export const NO_RESTORES: RestoreService = {
  isPossible: false,
  hasPassphrase: false,
  find: async () => undefined,
  read: () => Promise.reject(new Error('nothing can be restored')),
  hasSpaceFor: async () => false,
  hasBefore: async () => false,
  readFailure: () => undefined,
  begin: () => {},
}
