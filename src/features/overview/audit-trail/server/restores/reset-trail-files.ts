import writeFileAtomic from 'write-file-atomic'
import type { Db } from '#shared/server/db.ts'
import { forEachFile } from '#shared/server/for-each-file.ts'
import { listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { readLines } from '#shared/server/line-file.ts'
import { getLastLink } from '../audit-links.sql.ts'
import { formatReset, readHeadFile, writeHeadFile } from '../head-file.ts'
import { mergeNumbers } from './record-restore.ts'
import { parseSeal } from '../seal-file.ts'
import { listSeals } from '../seals.sql.ts'

export type TrailFiles = { headFile: string; sealFiles: readonly string[] }

/**
 * Lets the files outside the database agree with the restored trail, which ends earlier: otherwise each page would say
 * that it was cut. What they said before stays in them. Repeated calls change nothing.
 */
export async function resetTrailFiles(
  db: Db,
  { headFile, sealFiles }: TrailFiles,
  { now, backup }: { now: Date; backup: string },
): Promise<void> {
  const [last, numbers, kept] = [await getLastLink(db), await listLastNumbers(db), await readHeadFile(headFile)]
  const hash = last?.hash.toString('hex')
  if (kept.head?.hash !== hash)
    await writeHeadFile(headFile, {
      head: last && hash !== undefined ? { at: now.toISOString(), number: last.n, hash } : undefined,
      numbers: mergeNumbers([...kept.numbers, ...numbers]),
      resets: [...kept.resets, formatReset(now, backup, kept.head)],
    })
  const known = new Set((await listSeals(db)).map(({ hash: one }) => one))
  await forEachFile(sealFiles, (file) =>
    setSealsAside(file, known, `${now.toISOString()} after the restore of ${backup}`),
  )
}

/** Turns the seals that the database lacks into comments. */
async function setSealsAside(file: string, known: ReadonlySet<string>, reason: string): Promise<void> {
  const lines = await readLines(file)
  const isUnknown = (line: string) => {
    const seal = parseSeal(line)
    return seal !== undefined && !known.has(seal.hash)
  }
  if (!lines.some(isUnknown)) return
  const changed = lines.map((line) =>
    isUnknown(line) ? `# set aside ${reason.replaceAll(/\s/g, ' ')}: ${line}` : line,
  )
  await writeFileAtomic(file, changed.join('\n'), { mode: 0o600 })
}
