import { chownSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
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
