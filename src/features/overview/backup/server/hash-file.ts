import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Returns size and SHA-256 of a file or another stream. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return `${bytes} ${hash.digest('hex')}`
}

export const hashFile = (path: string, signal: AbortSignal) => hashStream(createReadStream(path, { signal }))
