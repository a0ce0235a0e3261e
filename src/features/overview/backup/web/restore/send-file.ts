import { PART_BYTES, type UploadPart, type UploadState } from '#features/overview/backup/contract/upload.contract.ts'
import { toBase64 } from '#shared/web/to-base64.ts'

export type SendPart = (part: UploadPart) => Promise<UploadState>

/** A file on its way to the server. `parts` are there. */
export type SentFile = { file: File; upload: string; parts: number }

/** Sends one part after the other from `parts` on. `onSent` returns false to stop. */
export async function sendFile(
  { file, upload, parts }: SentFile,
  send: SendPart,
  onSent: (parts: number) => boolean,
): Promise<UploadState | undefined> {
  for (let part = parts; ; part += 1) {
    const content = await toBase64(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES))
    const state = await send({ upload, part, content })
    if (!onSent(part + 1)) return undefined
    if ((part + 1) * PART_BYTES >= file.size) return state
  }
}
