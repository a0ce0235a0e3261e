import * as z from 'zod/mini'
import { body, day, text } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** `detail` is a sentence in English, as in the log; null after a kill. */
export const RestoreFailure = z.object({
  at: z.string(),
  file: z.nullable(z.string()),
  detail: z.nullable(z.string()),
})
export type RestoreFailure = z.infer<typeof RestoreFailure>

export const RestoreStatus = z.object({
  /** False with a database of one's own: there `munshi restore` restores into a new one. */
  possible: z.boolean(),
  /** The restore that no admin has confirmed. Nothing is sent by itself meanwhile. */
  unconfirmed: z.nullable(z.object({ restoredAt: z.string(), backupMadeAt: z.string(), backup: z.string() })),
  /** The data before that restore are still there. */
  canGoBack: z.boolean(),
  /** The last attempt, if it failed: everything is as before. */
  failure: z.nullable(RestoreFailure),
})
export type RestoreStatus = z.infer<typeof RestoreStatus>

export const backupKeys = {
  /** Decrypts the backup, if its passphrase is not that of the server. */
  passphrase: z.optional(z.string().check(z.maxLength(1000))),
  /** Is on the emergency kit of the installation that made the backup. */
  recoveryKey: z.optional(z.string().check(z.maxLength(200))),
}

export const BackupKeys = body(backupKeys)
export type BackupKeys = z.output<typeof BackupKeys>

const source = {
  /** The name of a backup on this server, or `UPLOADED`. */
  file: text(100),
  ...backupKeys,
}

export const PreviewRestore = body(source)
export type PreviewRestore = z.output<typeof PreviewRestore>

export const RequestRestore = body({
  ...source,
  /** The day of the backup, typed by the admin. */
  day: day(),
  /** A receipt that was printed after all that this server knows of. */
  lastReceipt: z.optional(text(200)),
  acceptUnverified: z._default(z.boolean(), false),
})
export type RequestRestore = z.output<typeof RequestRestore>

export const RestorePreview = z.object({
  file: z.string(),
  madeAt: z.string(),
  day: z.string(),
  version: z.string(),
  students: z.number(),
  receipts: z.number(),
  lastReceipt: z.nullable(z.string()),
  /** `verified`: nobody changed the file. */
  authenticity: z.enum(['verified', 'otherKey', 'noKey', 'noCode']),
  /** The receipts that were issued after the backup, and that it lacks. */
  receiptsLost: z.number(),
  lastReceiptNow: z.nullable(z.string()),
})
export type RestorePreview = z.infer<typeof RestorePreview>

export const restoreApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/admin/restore',
    summary: 'The restore that waits for a confirmation, and the last one that failed',
    may: 'backup.run',
    result: RestoreStatus,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/restore/preview',
    summary: 'What a backup contains and what would be lost; 404 if this server has none of that name',
    may: 'backup.run',
    confirm: true,
    body: PreviewRestore,
    heavy: true,
    timeoutSeconds: 30,
    result: RestorePreview,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/admin/restore',
    summary:
      'Restore a backup: Munshi restarts, and goes back by itself if a check fails; 409 with a database of your own',
    may: 'backup.run',
    confirm: true,
    body: RequestRestore,
    heavy: true,
    timeoutSeconds: 30,
    result: z.object({ _id: z.string(), file: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admin/restore/confirm',
    summary: 'Confirm the restored data: from now on messages are sent again; 409 if there is nothing to confirm',
    may: 'backup.run',
    result: RestoreStatus,
  }),
  back: endpoint({
    method: 'POST',
    path: '/api/admin/restore/back',
    summary: 'Go back to the data before the restore; 409 if they are no longer there',
    may: 'backup.run',
    confirm: true,
    result: z.object({ restarting: z.boolean() }),
  }),
}
