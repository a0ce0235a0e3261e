import { join } from 'node:path'
import { decrypt } from '#features/base/identity/server/two-factor/public.ts'
import type { JobContext } from '#shared/server/feature.ts'
import { listFileNames } from './backup-runs.sql.ts'
import type { BackupService } from './backup-service.ts'
import { CopyError } from './copy-error.ts'
import type { CopyTarget } from './copy-target.ts'
import { createFolderTarget } from './folder-target.ts'
import { listBackups } from './list-backups.ts'
import { createS3Target } from './s3-target.ts'
import { claimCopy, COPY_HEARTBEAT_MS, findPlace, finishCopy, type PlaceRow, touchCopy } from './second-place.sql.ts'

/** A row that was copied to another table is useless. */
export const SECRET_CONTEXT = 'backup_place'

type Context = Pick<JobContext, 'db' | 'clock' | 'log'> & { backups: BackupService; secretKey: Buffer }
export type ClaimedCopy = { place: PlaceRow; name: string }

/** Undefined if the newest backup of this process is there already, or it is not time for another attempt. */
export async function claimCopyIfDue({ db, clock, backups }: Context): Promise<ClaimedCopy | undefined> {
  const place = await findPlace(db)
  if (place === undefined || place.next_try_at > clock.now()) return undefined
  const [newest] = await listBackups(backups)
  if (newest === undefined || newest.name <= (place.copied_file ?? '')) return undefined
  return (await claimCopy(db, place.version, clock.now())) ? { place, name: newest.name } : undefined
}

/** Resolves to false if that failed, which is a state of the place and no fault of the backup. */
export async function copyBackup(context: Context, claimed: ClaimedCopy, signal: AbortSignal): Promise<boolean> {
  const { db, clock, log, backups } = context
  const { place, name } = claimed
  const heartbeat = setInterval(() => void touchCopy(db, place.version, clock.now()).catch(() => {}), COPY_HEARTBEAT_MS)
  try {
    const target = openTarget(context, place, name)
    await target.put(join(backups.directory ?? '', name), name, signal)
    await finishCopy(db, place.version, clock.now(), { file: name })
    log.info({ file: name, place: place.kind }, 'backup copied')
    // An account that may write there may not always remove.
    const own = new Set([...(await listBackups(backups)).map((one) => one.name), ...(await listFileNames(db))])
    await target
      .prune(place.keep, (each) => own.has(each), signal)
      .catch((error: unknown) => log.warn({ err: error }, 'old copies not removed'))
    return true
  } catch (error) {
    if (signal.aborted) return false
    if (!(error instanceof CopyError)) throw error
    log.error({ file: name, fault: error.fault, err: error.cause }, 'backup not copied')
    await finishCopy(db, place.version, clock.now(), { fault: error.fault })
    return false
  } finally {
    clearInterval(heartbeat)
  }
}

function openTarget({ backups, secretKey }: Context, place: PlaceRow, name: string): CopyTarget {
  const { kind, path, endpoint, region, bucket, access_key: accessKey, encrypted_secret: encrypted, readable } = place
  if (kind === 'folder' || !endpoint || !region || !bucket || !accessKey || !encrypted)
    return createFolderTarget(path, backups.dataDirectories)
  if (!readable && !name.endsWith('.age')) throw new CopyError('not_encrypted')
  const secret = decrypt(secretKey, encrypted, SECRET_CONTEXT)?.toString()
  if (secret === undefined) throw new CopyError('no_secret')
  return createS3Target({ endpoint, region, bucket, prefix: path, accessKey, secret })
}
