import { chownSync, closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export const isRoot = process.getuid?.() === 0

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Writes a small file so that after a power cut there is either the old text or the new one. */
export function writeWhole(path: string, text: string, mode: number): void {
  const temporary = `${path}.${process.pid}`
  const file = openSync(temporary, 'w', mode)
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
  likeItsDirectory(temporary)
  renameSync(temporary, path)
  syncDirectory(dirname(path))
}

/** Started with sudo, we must not leave files behind that the directory's owner cannot use tomorrow. */
export function likeItsDirectory(path: string): void {
  if (!isRoot) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
