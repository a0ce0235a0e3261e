import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { readLines } from '#shared/server/line-file.ts'

/** The last link of the trail, and so all entries up to it, at an instant. */
export type Head = { at: string; number: number; hash: string }

const HEADER = `# The end of the audit trail, written each minute: time, number of entries, hash. It is compared with the
# database each minute. After an older backup was restored, move this file aside and keep it.`

/** Undefined if the file does not exist or has no such line. */
export async function readHead(file: string): Promise<Head | undefined> {
  for (const line of await readLines(file)) {
    const [, at, number, hash] = /^(\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z) (\d{1,15}) ([0-9a-f]{64})$/.exec(line) ?? []
    if (at !== undefined && number !== undefined && hash !== undefined) return { at, number: Number(number), hash }
  }
  return undefined
}

/** Replaces the file: after a crash it contains the head before or this one. */
export async function writeHead(file: string, { at, number, hash }: Head): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFileAtomic(file, `${HEADER}\n${at} ${number} ${hash}\n`, { mode: 0o600 })
}
