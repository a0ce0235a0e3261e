import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '#shared/server/error-code.ts'
import { readDisk, RESERVE_BYTES } from '#shared/server/read-disk.ts'
import { PART_BYTES, type UploadPart, type UploadState } from '../../contract/upload.contract.ts'
import { isAge, isGzip, readFirstBytes } from '../first-bytes.ts'

export type StoredPart = UploadState | 'partMissing' | 'noSpace' | 'foreign' | 'restoring'

/** Stores a file that comes in parts, one file at a time. */
export function createUpload(path: string): (part: UploadPart) => Promise<StoredPart> {
  let current: string | undefined
  const store = async ({ upload, part, content }: UploadPart): Promise<StoredPart> => {
    const isNew = part === 0 && upload !== current
    if (upload !== current && !isNew) return 'partMissing'
    const bytes = Buffer.from(content, 'base64')
    if (part === 0 && !isGzip(bytes) && !isAge(bytes)) return 'foreign'
    if ((await readDisk(dirname(path))).free < RESERVE_BYTES) return 'noSpace'
    try {
      const stored = await write(path, { bytes, position: part * PART_BYTES, isNew })
      current = upload
      return stored
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOSPC' || code === 'EDQUOT') return 'noSpace'
      if (code === 'ENOENT') return 'partMissing'
      throw error
    }
  }
  // One part after the other: those of two files would be mixed.
  let previous: Promise<unknown> = Promise.resolve()
  return (part) => {
    const stored = previous.then(() => store(part))
    previous = stored.catch(() => {})
    return stored
  }
}

type Write = { bytes: Buffer; position: number; isNew: boolean }

async function write(path: string, { bytes, position, isNew }: Write): Promise<StoredPart> {
  const file = await open(path, isNew ? 'w+' : 'r+', 0o600)
  try {
    if ((await file.stat()).size < position) return 'partMissing'
    await file.write(bytes, 0, bytes.length, position)
    const { size } = await file.stat()
    return { bytes: size, encrypted: isAge(await readFirstBytes(file)) }
  } finally {
    await file.close()
  }
}
