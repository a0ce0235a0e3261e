import * as z from 'zod/mini'
import { blankable, Message, oneOf, text, webLink, wholeNumber } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

export const PLACE_KINDS = ['folder', 's3'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

export const COPY_FAULTS = [
  'missing',
  'unreachable',
  'same_disk',
  'not_writable',
  'no_space',
  'denied',
  'no_bucket',
  'wrong_region',
  'not_encrypted',
  'no_secret',
  'changed',
  'failed',
] as const
export type CopyFault = (typeof COPY_FAULTS)[number]

/** A warning is shown when a disk or the line has been away for longer. */
export const MAX_MISSING_DAYS = 3
/** 'Not now' is asked again after these. */
export const ASK_AGAIN_DAYS = 30

export const MAX_KEPT = 9999
const MAX_PATH = 500

/** The secret of the bucket is never returned. */
export const SecondPlace = z.object({
  kind: z.enum(PLACE_KINDS),
  /** The folder, or what the names in the bucket begin with. */
  path: z.string(),
  endpoint: z.nullable(z.string()),
  region: z.nullable(z.string()),
  bucket: z.nullable(z.string()),
  accessKey: z.nullable(z.string()),
  keep: z.number(),
  /** Accepts files without a passphrase in the bucket. */
  readable: z.boolean(),
  version: z.number(),
})
export type SecondPlace = z.infer<typeof SecondPlace>

export const BackupCopy = z.object({
  /** The time of the backup whose copy is the newest there. */
  madeAt: z.nullable(z.string()),
  copiedAt: z.nullable(z.string()),
  fault: z.nullable(z.enum(COPY_FAULTS)),
  faultSince: z.nullable(z.string()),
})
export type BackupCopy = z.infer<typeof BackupCopy>

/** Which fields are required depends on `kind`, which the server checks. A blank secret leaves the stored one. */
export const SecondPlaceChange = z.strictObject({
  kind: oneOf(PLACE_KINDS),
  path: blankable(text(MAX_PATH)),
  endpoint: blankable(webLink()),
  region: blankable(text(60)),
  bucket: blankable(text(100)),
  accessKey: blankable(text(200)),
  secret: blankable(text(200)),
  keep: wholeNumber({ min: 1, max: MAX_KEPT }),
  readable: z.optional(z.boolean()),
})
export type SecondPlaceChange = z.output<typeof SecondPlaceChange>

export const secondPlaceApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/backup/place',
    summary: 'Set where each backup is copied to, once a small file could be written and removed there',
    may: 'backup.run',
    confirm: true,
    timeoutSeconds: 40,
    body: SecondPlaceChange,
    result: SecondPlace,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/backup/place',
    summary: 'Copy backups nowhere from now on; the copies stay',
    may: 'backup.run',
    confirm: true,
    result: Message,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/api/admin/backup/place/try',
    summary: 'Write and remove a small file in a place, without saving it',
    may: 'backup.run',
    confirm: true,
    timeoutSeconds: 40,
    body: SecondPlaceChange,
    result: Message,
  }),
  postpone: endpoint({
    method: 'POST',
    path: '/api/admin/backup/place/later',
    summary: 'Ask for a second place again in 30 days only',
    may: 'backup.run',
    result: Message,
  }),
}
