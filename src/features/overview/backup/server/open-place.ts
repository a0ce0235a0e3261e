import { errorCode } from '#shared/server/error-code.ts'
import { mkdir } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { decrypt, encrypt } from '#features/base/identity/server/two-factor/public.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import { invalid, invalidField } from '#shared/server/errors.ts'
import { isOnSameDisk } from '#shared/server/is-on-same-disk.ts'
import { COPY_FAULT_TEXTS } from '../contract/copy-faults.ts'
import type en from '../contract/messages/en.json'
import type { CopyFault, SecondPlaceChange } from '../contract/second-place.contract.ts'
import type { BackupService } from './backup-service.ts'
import { SECRET_CONTEXT } from './copy-backup.ts'
import { CopyError, toCopyError } from './copy-error.ts'
import type { CopyTarget } from './copy-target.ts'
import { createFolderTarget } from './folder-target.ts'
import { createS3Target } from './s3-target.ts'
import type { PlaceFields, PlaceRow } from './second-place.sql.ts'

const message = messagesOf<typeof en>('backup')
const required = messagesOf<typeof sharedEn>('shared')('required')

const TRY_MS = 30_000

const NO_BUCKET = {
  endpoint: null,
  region: null,
  bucket: null,
  access_key: null,
  encrypted_secret: null,
  readable: false,
}

type Services = { backups: BackupService; secretKey: Buffer }

/** Writes and removes a small file in the place, and returns its row. 422: a field is missing, or that failed. */
export async function tryPlace(
  services: Services,
  change: SecondPlaceChange,
  stored: PlaceRow | undefined,
): Promise<PlaceFields> {
  const isFolder = change.kind === 'folder'
  const { fields, target } = isFolder ? await openFolder(services, change) : openBucket(services, change, stored)
  try {
    await target.tryOut(AbortSignal.timeout(TRY_MS))
  } catch (error) {
    if (!(error instanceof CopyError)) throw error
    throw explain(error, isFolder ? 'path' : (FIELDS[error.fault] ?? 'bucket'))
  }
  return fields
}

const FIELDS: Partial<Record<CopyFault, keyof SecondPlaceChange>> = {
  unreachable: 'endpoint',
  wrong_region: 'region',
  denied: 'accessKey',
}

const explain = ({ fault }: CopyError, field: keyof SecondPlaceChange) =>
  invalidField(field, message(COPY_FAULT_TEXTS[fault]))

type Opened = { fields: PlaceFields; target: CopyTarget }

/** Makes the folder. Where no disk is plugged in, the folders above it are on this machine's own. */
async function openFolder({ backups }: Services, { path, keep }: SecondPlaceChange): Promise<Opened> {
  if (!path) throw invalidField('path', required)
  if (!isAbsolute(path)) throw invalidField('path', message('pathNotAbsolute'))
  const folder = resolve(path)
  const same = await Promise.all(backups.dataDirectories.map((directory) => isOnSameDisk(folder, directory)))
  if (same.includes(true)) throw explain(new CopyError('same_disk'), 'path')
  // The folder above must exist: Node never ends if it makes several in a file system that takes none, such as /proc.
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw explain(toCopyError(error), 'path')
  })
  const fields = { kind: 'folder', path: folder, keep, ...NO_BUCKET }
  return { fields, target: createFolderTarget(folder, backups.dataDirectories) }
}

function openBucket({ backups, secretKey }: Services, change: SecondPlaceChange, stored: PlaceRow | undefined): Opened {
  const { endpoint, region, bucket, accessKey, keep, readable = false } = change
  const kept = stored?.encrypted_secret && decrypt(secretKey, stored.encrypted_secret, SECRET_CONTEXT)?.toString()
  const secret = change.secret ?? kept
  if (!endpoint || !region || !bucket || !accessKey || !secret) {
    const given = { endpoint, region, bucket, accessKey, secret }
    throw invalid(listMissing(given))
  }
  if (!readable && !backups.encrypted) throw invalidField('readable', message('bucketReadable'))
  const prefix = toPrefix(change.path ?? '')
  const fields = {
    kind: 's3',
    path: prefix,
    endpoint,
    region,
    bucket,
    access_key: accessKey,
    encrypted_secret: encrypt(secretKey, Buffer.from(secret), SECRET_CONTEXT),
    readable,
    keep,
  }
  return { fields, target: createS3Target({ endpoint, region, bucket, prefix, accessKey, secret }) }
}

const listMissing = (given: Record<string, string | null | undefined>): Record<string, { key: MessageKey }> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [] : [[name, { key: required }]])))

/** Returns `a/b/` for `/a/b`. */
const toPrefix = (path: string) => path.replace(/^\/+|\/+$/g, '').replace(/(.)$/, '$1/')
