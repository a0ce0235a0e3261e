import type { Db } from '#shared/server/db.ts'
import { appendLines, readLines } from '#shared/server/line-file.ts'
import { listSeals, type Seal } from './seals.sql.ts'

const HEADER = `# Daily seals of the audit trail: day, number of entries, hash. Keep copies elsewhere.
# "npm run account -- verify-trail" compares the audit trail with this file.`

/** Appends the seals of the days after the last line. Existing lines are never changed. */
export async function appendSeals(db: Db, file: string): Promise<void> {
  const known = await readSeals(file)
  const missing = await listSeals(db, { after: known.at(-1)?.day ?? '' })
  const lines = missing.map(({ day, number, hash }) => `${day} ${number} ${hash}`)
  await appendLines(file, HEADER, lines)
}

/** Returns none if the file does not exist. */
export async function readSeals(file: string): Promise<Seal[]> {
  return (await readLines(file)).flatMap((line) => parseSeal(line) ?? [])
}

export async function readSealFiles(files: readonly string[]): Promise<Seal[]> {
  return (await Promise.all(files.map(readSeals))).flat()
}

/** Skips files that cannot be read: one may be on a disk that is not available. */
export async function readReachableSeals(files: readonly string[]): Promise<Seal[]> {
  const results = await Promise.allSettled(files.map(readSeals))
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

/** `2026-11-22 1234 9f86d0…` */
export function parseSeal(line: string): Seal | undefined {
  const [, day, number, hash] = /^(\d{4}-\d{2}-\d{2})\s+(\d{1,15})\s+([0-9a-f]{64})$/i.exec(line.trim()) ?? []
  if (day === undefined || number === undefined || hash === undefined) return undefined
  return { day, number: Number(number), hash: hash.toLowerCase() }
}
