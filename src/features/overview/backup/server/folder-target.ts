import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isOnSameDisk } from '#shared/server/is-on-same-disk.ts'
import { pruneBackups } from './backup-files.ts'
import { CopyError, toCopyError } from './copy-error.ts'
import type { CopyTarget } from './copy-target.ts'
import { hashFile } from './hash-file.ts'
import { PARTIAL, syncDirectory } from './write-file.ts'

/** `dataDirectories` contain the data and the backups. The folder must be on another disk than each. */
export function createFolderTarget(folder: string, dataDirectories: readonly string[]): CopyTarget {
  /** Where a disk was plugged in, there may be an empty folder of this machine's own disk. */
  async function assertPresent(): Promise<void> {
    if (!(await stat(folder)).isDirectory()) throw new CopyError('missing')
    const same = await Promise.all(dataDirectories.map((directory) => isOnSameDisk(folder, directory)))
    if (same.includes(true)) throw new CopyError('same_disk')
  }

  const withFaults = (work: () => Promise<void>) => async () => {
    try {
      await assertPresent()
      await work()
    } catch (error) {
      throw toCopyError(error)
    }
  }

  return {
    tryOut: withFaults(async () => {
      const file = join(folder, `munshi-${randomUUID()}.txt`)
      try {
        await writeFile(file, 'munshi', { mode: 0o600, flag: 'wx' })
        if ((await readFile(file, 'utf8')) !== 'munshi') throw new CopyError('changed')
      } finally {
        await rm(file, { force: true })
      }
    }),
    put: (source, name, signal) =>
      withFaults(async () => {
        const partial = join(folder, name + PARTIAL)
        try {
          const output = createWriteStream(partial, { mode: 0o600, flush: true })
          await pipeline(createReadStream(source), output, { signal })
          if ((await hashFile(partial, signal)) !== (await hashFile(source, signal))) throw new CopyError('changed')
          await rename(partial, join(folder, name))
          await syncDirectory(folder)
        } catch (error) {
          await rm(partial, { force: true }).catch(() => {})
          throw error
        }
      })(),
    prune: (keep, isOwn) => withFaults(async () => pruneBackups(folder, keep, isOwn))(),
  }
}
