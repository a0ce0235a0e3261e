import * as z from 'zod/mini'
import { endpoint } from '#features/overview/setup/contract/permissions.ts'
import { code, MAX_TRIES_PER_HOUR } from '#features/overview/setup/contract/setup.contract.ts'
import { body, text } from '#shared/contract/scalars.ts'
import { backupKeys, RestoreFailure, RestorePreview } from './restore.contract.ts'
import { MAX_PART_BODY_BYTES, uploadPart, UploadState } from './upload.contract.ts'

export const PreviewFirstRestore = body({ code, ...backupKeys })
export type PreviewFirstRestore = z.output<typeof PreviewFirstRestore>

export const RequestFirstRestore = body({
  code,
  ...backupKeys,
  /** This computer cannot know which receipts were printed after the backup. Required if the backup has any. */
  lastReceipt: z.optional(text(200)),
  acceptUnverified: z._default(z.boolean(), false),
})
export type RequestFirstRestore = z.output<typeof RequestFirstRestore>

/** A file of 5 GB has so many parts. */
const MAX_PARTS_PER_HOUR = 20_000

/** Restores a backup in place of the first run. */
export const firstRestoreApi = {
  status: endpoint({
    method: 'POST',
    path: '/api/setup/restore/status',
    summary: 'Whether this installation can restore a backup before it is set up, and why the last attempt failed',
    may: 'setup.run',
    body: body({ code }),
    hourlyLimit: MAX_TRIES_PER_HOUR,
    result: z.object({ possible: z.boolean(), failure: z.nullable(RestoreFailure) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/setup/restore/upload',
    summary: 'Send a part of a backup before the first run; 409 if the part before is missing, or there is no space',
    may: 'setup.run',
    body: body({ code, ...uploadPart }),
    maxBytes: MAX_PART_BODY_BYTES,
    hourlyLimit: MAX_PARTS_PER_HOUR,
    result: UploadState,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/setup/restore/preview',
    summary: 'What the backup contains that was sent before the first run; 404 if none was',
    may: 'setup.run',
    body: PreviewFirstRestore,
    heavy: true,
    hourlyLimit: MAX_TRIES_PER_HOUR,
    timeoutSeconds: 30,
    result: RestorePreview,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/setup/restore',
    summary: 'Restore a backup in place of the first run: Munshi restarts, and stays empty if a check fails',
    may: 'setup.run',
    body: RequestFirstRestore,
    heavy: true,
    hourlyLimit: MAX_TRIES_PER_HOUR,
    timeoutSeconds: 30,
    result: z.object({ restarting: z.boolean() }),
  }),
}
