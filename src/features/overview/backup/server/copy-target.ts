/** A second place. Its functions throw a `CopyError`. */
export type CopyTarget = {
  /** Writes and removes a small file. */
  tryOut(signal: AbortSignal): Promise<void>
  /** Copies the file, reads the copy again and compares the two. A copy that differs is removed. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>
  /** Removes the oldest backups. Files with other names stay. */
  prune(keep: number, signal: AbortSignal): Promise<void>
}
