import type { Db } from '#shared/server/db.ts'
import { listErased } from '#shared/server/deletions.sql.ts'
import { appendLines, readLines } from '#shared/server/line-file.ts'

export const ERASURE_FILE = 'erasures.txt'

const HEADER = `# Ids of erased records. A restore erases them again, because an older backup still contains their data.`

/** Appends the erasures that the file lacks. Two processes may append the same ones. */
export async function appendErasures(db: Db, file: string): Promise<void> {
  const known = new Set(await readErasures([file]))
  const erased = await listErased(db)
  const missing = erased.filter((id) => !known.has(id))
  await appendLines(file, HEADER, missing)
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function readErasures(files: readonly string[]): Promise<string[]> {
  const lines = (await Promise.all(files.map(readLines))).flat()
  return [...new Set(lines.filter((line) => ID.test(line)))]
}
