import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { body, text, wholeNumber } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('shared')

/** Names the file that the page has sent, in place of the name of a backup on the server. */
export const UPLOADED = 'upload'

/** A slow line sends so much within the time of a request, and proxies let it pass. */
export const PART_BYTES = 256 * 1024
const MAX_PARTS = 200_000
export const MAX_PART_BODY_BYTES = 400 * 1024

export const uploadPart = {
  /** Is new for each file: the first part of another file replaces this one. */
  upload: text(64),
  /** Counts from 0. A part may be sent again. */
  part: wholeNumber({ min: 0, max: MAX_PARTS }),
  /** 256 KB in base64, or less in the last part. */
  content: z.string(message('required')).check(
    z.maxLength(Math.ceil(PART_BYTES / 3) * 4, message('tooLong')),
    z.refine((content) => /^[A-Za-z0-9+/]+={0,2}$/.test(content), message('badText')),
  ),
}

export const UploadPart = body(uploadPart)
export type UploadPart = z.output<typeof UploadPart>

/** `bytes` is the size of the file so far. */
export const UploadState = z.object({ bytes: z.number(), encrypted: z.boolean() })
export type UploadState = z.infer<typeof UploadState>

export const uploadApi = {
  send: endpoint({
    method: 'POST',
    path: '/api/admin/restore/upload',
    summary: 'Send a part of a backup to restore; 409 if the part before is missing, or the disk has too little space',
    may: 'backup.run',
    confirm: true,
    body: UploadPart,
    maxBytes: MAX_PART_BODY_BYTES,
    result: UploadState,
  }),
}
