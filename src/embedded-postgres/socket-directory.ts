import { lchownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { ClusterPaths } from './cluster-paths.ts'

/** The longest path of a socket that every system accepts (macOS: 104 bytes with the final zero), less its name. */
const MAX_BYTES = 103 - '/.s.PGSQL.5432'.length

/** Only the account of PostgreSQL (and root) may enter the directory: another process cannot put its socket there. */
export function resolveSocketDirectory({ directory, account }: ClusterPaths, stored: string | undefined): string {
  const path = join(directory, 'socket')
  if (Buffer.byteLength(path) <= MAX_BYTES) return createPrivateDirectory(path, account)
  if (stored !== undefined && stored !== path && isPrivate(stored, account)) return stored
  const short = mkdtempSync('/tmp/postgres-')
  if (account) lchownSync(short, account.uid, account.gid)
  return short
}

/** Replaces the path unless it is private already. Follows no symbolic link, which another account may have made. */
export function createPrivateDirectory(path: string, account: Account): string {
  if (isPrivate(path, account)) return path
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (account) lchownSync(path, account.uid, account.gid)
  return path
}

function isPrivate(path: string, account: Account): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return (
    found?.isDirectory() === true && (found.mode & 0o077) === 0 && found.uid === (account?.uid ?? process.getuid?.())
  )
}
