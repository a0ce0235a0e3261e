import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { renamePatiently } from '#embedded-postgres/index.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'

export const PARTIAL = '.partial'

type Stream =
  | NodeJS.ReadableStream
  | NodeJS.ReadWriteStream
  | ((source: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>)

/**
 * Writes a file that only this account can read. It has its name once it is complete and on the disk. Returns its size.
 */
export async function writeFileSafely(path: string, content: Stream[], signal: AbortSignal): Promise<number> {
  if (existsSync(path)) throw new StartupError(`${path} exists already. Name another file.`)
  const partial = path + PARTIAL
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const output = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline([...content, output] as NodeJS.ReadWriteStream[], { signal })
    await renamePatiently(partial, path)
    await syncDirectory(dirname(path))
    return (await stat(path)).size
  } catch (error) {
    const reason = explain(error)
    if (reason !== IN_USE) await rm(partial, { force: true }).catch(() => {})
    if (reason === undefined) throw error
    throw new StartupError(`The backup cannot be written to ${path}: ${reason}.`, { cause: error })
  }
}

/** Not every file system can sync a directory. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path).catch(() => undefined)
  await directory?.sync().catch(() => {})
  await directory?.close()
}

const IN_USE = 'another backup is being written to it'
const NO_DIRECTORY = 'a part of the path is not a directory'

const REASONS: Record<string, string> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: NO_DIRECTORY,
  EEXIST: IN_USE,
}

function explain(error: unknown): string | undefined {
  const reason = REASONS[errorCode(error) ?? '']
  return reason === IN_USE && (error as NodeJS.ErrnoException).syscall === 'mkdir' ? NO_DIRECTORY : reason
}
