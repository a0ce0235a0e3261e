import { join } from 'node:path'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { readDisk, RESERVE_BYTES } from '#shared/server/read-disk.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import type { RestoreFailure } from '../../contract/restore.contract.ts'
import { parseBackupName } from '../backup-files.ts'
import { startsEncrypted } from '../first-bytes.ts'
import { type ArchiveSummary, readSummary } from '../read-archive.ts'
import { UPLOADED, type UploadPart } from '../../contract/upload.contract.ts'
import { withDatabases } from './databases.ts'
import { dropExpired } from './drop-expired.ts'
import { RestoreFiles, type RestoreRequest, type RestoreSettings } from './restore-state.ts'
import { createUpload, type StoredPart } from './store-part.ts'

export type Source = { file: string; passphrase: string | undefined; recoveryKey: Buffer | undefined }

export type RestoreService = {
  /** False with a database of one's own, or where the app cannot restart itself. */
  isPossible: boolean
  storePart(part: UploadPart): Promise<StoredPart>
  /** Undefined if there is no backup of that name, or if `UPLOADED` was not sent. */
  find(name: string): Promise<{ path: string; isEncrypted: boolean } | undefined>
  hasPassphrase: boolean
  read(source: Source): Promise<ArchiveSummary>
  hasSpaceFor(bytes: number): Promise<boolean>
  /** The data before the last restore are still there, and those of an institute. */
  hasBefore(): Promise<boolean>
  /** Deletes the data before a restore of last week. */
  dropExpired(): Promise<void>
  readFailure(): RestoreFailure | undefined
  /** Writes the request down and restarts the app, after the response. Returns false if another one was before. */
  begin(request: RestoreRequest): boolean
}

type Options = Pick<RestoreSettings, 'dataDir' | 'passphrase' | 'secretKey' | 'clock'> & {
  /** The directory of the backups; undefined if daily backups are off. */
  directory: string
  ownerUrl: string
  restart: () => void
}

/** Rows, their indexes and the WAL of a load take about this much of the size of the text. */
const GROWTH = 4

export function createRestoreService({
  dataDir,
  passphrase,
  secretKey,
  clock,
  directory,
  ownerUrl,
  restart,
}: Options): RestoreService {
  const files = new RestoreFiles(dataDir)
  const storePart = createUpload(files.upload)
  return {
    isPossible: true,
    hasPassphrase: passphrase !== undefined,
    // A file that waits to be restored is not replaced.
    storePart: async (part) => (files.readState() ? 'restoring' : storePart(part)),
    async find(name) {
      const path = name === UPLOADED ? files.upload : parseBackupName(name) && join(directory, name)
      if (path === undefined) return undefined
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
    hasBefore: () =>
      withDatabases(
        ownerUrl,
        async (databases) =>
          (await databases.hasBefore()) && withOwnerConnection(databases.beforeUrl, ({ db }) => isSetUp(db)),
      ),
    dropExpired: () => withDatabases(ownerUrl, (databases) => dropExpired({ databases, ownerUrl, clock })),
    readFailure: files.readFailure,
    begin(request) {
      if (files.readState()) return false
      files.writeState({ ...request, step: 'requested', starts: 0 })
      setImmediate(restart)
      return true
    },
  }
}

/** Replaces the service in an app with a database of one's own. */
export const NO_RESTORES: RestoreService = {
  isPossible: false,
  hasPassphrase: false,
  storePart: async () => 'partMissing',
  find: async () => undefined,
  read: () => Promise.reject(new Error('nothing can be restored')),
  hasSpaceFor: async () => false,
  hasBefore: async () => false,
  dropExpired: async () => {},
  readFailure: () => undefined,
  begin: () => false,
}
