import { openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { likeItsDirectory } from './files.ts'
import type { Place } from './cluster-paths.ts'

const LOG_LIMIT = 10_000_000

export const logFile = (place: Place) => join(place.directory, 'postgres.log')

export const logSize = (place: Place) => statSync(logFile(place), { throwIfNoEntry: false })?.size ?? 0

export function logSince(place: Place, size: number): string {
  return readFileSync(logFile(place)).subarray(size).toString('utf8').trim()
}

export function openLog(place: Place): number {
  const path = logFile(place)
  if (logSize(place) > LOG_LIMIT) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  likeItsDirectory(path)
  return file
}
