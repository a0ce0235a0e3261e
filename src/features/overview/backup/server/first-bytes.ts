import { type FileHandle, open } from 'node:fs/promises'
import { AGE_MAGIC } from './encryption.ts'

/** The first bytes of a file tell what it is. */
export const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b
export const isAge = (start: Buffer) => start.toString('latin1', 0, AGE_MAGIC.length) === AGE_MAGIC

export async function readFirstBytes(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
  return buffer.subarray(0, bytesRead)
}

export async function startsEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return isAge(await readFirstBytes(file))
  } finally {
    await file.close()
  }
}
