import type { IsOwn } from './backup-files.ts'

/** A second place. Its functions throw a `CopyError`. */
export type CopyTarget = {
  /** Writes and removes a small file. */
  tryOut(signal: AbortSignal): Promise<void>
  /** Copies the file, reads the copy again and compares the two. A copy that differs is removed. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>
  /** Removes the oldest backups of this institute. Other files stay. */
  prune(keep: number, isOwn: IsOwn, signal: AbortSignal): Promise<void>
}
