import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from '#shared/server/db.ts'
import { errorCode } from '#shared/server/error-code.ts'

export const ERASURE_FILE = 'erasures.txt'

const HEADER = `# Ids of erased records. A restore erases them again, because an older backup still contains their data.
`

/** Appends the erasures that the file lacks. Two processes may append the same ones. */
export async function appendErasures(db: Db, file: string): Promise<void> {
  const known = new Set(await readErasures([file]))
  const rows = await db.selectFrom('deletion').select('id').where('erased_at', 'is not', null).orderBy('id').execute()
  const missing = rows.filter(({ id }) => !known.has(id)).map(({ id }) => `${id}\n`)
  if (missing.length === 0) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await appendFile(file, [known.size === 0 ? HEADER : '', ...missing].join(''), { mode: 0o600, flush: true })
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids in the files that exist. */
export async function readErasures(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map(readText))
  const lines = texts.flatMap((text) => text.split('\n').map((line) => line.trim()))
  return [...new Set(lines.filter((line) => ID.test(line)))]
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
}
