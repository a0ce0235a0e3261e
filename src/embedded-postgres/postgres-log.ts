import { openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterPaths } from './cluster-paths.ts'
import { inheritOwner } from './files.ts'

const MAX_BYTES = 10_000_000

export const logPath = (paths: ClusterPaths) => join(paths.directory, 'postgres.log')

export const logSize = (paths: ClusterPaths) => statSync(logPath(paths), { throwIfNoEntry: false })?.size ?? 0

export function readLogSince(paths: ClusterPaths, size: number): string {
  return readFileSync(logPath(paths)).subarray(size).toString('utf8').trim()
}

export function openLog(paths: ClusterPaths): number {
  const path = logPath(paths)
  if (logSize(paths) > MAX_BYTES) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  inheritOwner(path)
  return file
}
