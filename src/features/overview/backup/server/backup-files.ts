import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findExisting } from '#shared/server/find-existing.ts'
import { readDisk, RESERVE_BYTES } from '#shared/server/read-disk.ts'
import { PARTIAL } from './write-file.ts'

const POINT = '-before-restore'
/** A failed restore writes one too, so they have a number of their own. */
const KEPT_POINTS = 3

/** Returns `munshi-2026-11-22T20-30-00-000Z.tar.gz`, so that the names sort by time. */
export function backupFileName(now: Date, isEncrypted: boolean, isRestorePoint = false): string {
  const kind = isRestorePoint ? POINT : ''
  return `munshi-${now.toISOString().replace(/[:.]/g, '-')}${kind}.tar.gz${isEncrypted ? '.age' : ''}`
}

const NAME = /^munshi-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(?:-before-restore)?\.tar\.gz(\.age)?$/

/** Returns when a backup was begun, or undefined for another file. */
export function parseBackupName(name: string): { madeAt: string; encrypted: boolean } | undefined {
  const [, day, hour, minute, second, rest, age] = NAME.exec(name) ?? []
  return day === undefined
    ? undefined
    : { madeAt: `${day}T${hour}:${minute}:${second}.${rest}`, encrypted: age !== undefined }
}

/**
 * Deletes the oldest backups, and the files that a killed process left. Files with other names stay, and those that are not
 * `isOwn`: two institutes may use one folder.
 */
export function pruneBackups(directory: string, keep: number, isOwn: IsOwn = () => true): void {
  const names = readdirSync(directory)
    .filter((name) => isOwn(name.replace(PARTIAL, '')))
    .toSorted()
  const isPoint = (name: string) => name.includes(POINT)
  const all = names.filter((name) => NAME.test(name))
  const outdatedOf = (kept: string[], n: number) => kept.slice(0, Math.max(0, kept.length - n))
  const unfinished = names.filter((name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length)))
  const outdated = [
    ...outdatedOf(
      all.filter((name) => !isPoint(name)),
      keep,
    ),
    ...outdatedOf(all.filter(isPoint), KEPT_POINTS),
  ]
  for (const name of [...outdated, ...unfinished]) rmSync(join(directory, name), { force: true })
}

/** Says whether this institute made the backup of a name. */
export type IsOwn = (name: string) => boolean

const GROWTH = 1.5

/** Whether the disk has space for a backup about as large as the last one, and for the database. */
export async function hasSpaceFor(directory: string, lastBytes: number): Promise<boolean> {
  const { free } = await readDisk(findExisting(directory))
  return free > GROWTH * lastBytes + RESERVE_BYTES
}
