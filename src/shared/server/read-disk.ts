import { statfs } from 'node:fs/promises'

/** Backups and restores leave so much free: the database goes on meanwhile. */
export const RESERVE_BYTES = 512 * 1024 ** 2

/** Returns the bytes of the disk that contains a directory, and those that this account may still write. */
export async function readDisk(directory: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { free: bavail * bsize, total: blocks * bsize }
}
