import { chownSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import writeFileAtomic from 'write-file-atomic'

export const isRoot = process.getuid?.() === 0

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** After a power cut the file contains either the old text or the new one. */
export function writeAtomically(path: string, text: string, mode: number): void {
  const directory = dirname(path)
  writeFileAtomic.sync(path, text, { mode, ...(isRoot && { chown: getOwner(directory) }) })
  // The library syncs the file; the rename also needs its directory synced.
  syncDirectory(directory)
}

/** Under sudo, files must stay usable for the owner of the directory. */
export function inheritOwner(path: string): void {
  if (!isRoot) return
  const { uid, gid } = getOwner(dirname(path))
  chownSync(path, uid, gid)
}

function getOwner(path: string) {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

const PATIENCE_MS = 10_000

/** On Windows a virus scanner may have a new file open for a moment, which cannot be renamed until then. */
export async function renamePatiently(from: string, to: string): Promise<void> {
  const deadline = Date.now() + (process.platform === 'win32' ? PATIENCE_MS : 0)
  while (true) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '') || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}
