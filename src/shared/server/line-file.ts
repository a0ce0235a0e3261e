import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/** Returns no lines if the file does not exist. */
export async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').map((line) => line.trim())
}

/** Appends lines durably. A new file starts with the header, in which each line starts with `#`. */
export async function appendLines(file: string, header: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = (await readLines(file)).every((line) => line === '')
  const text = [...(isNew ? [header] : []), ...lines].map((line) => `${line}\n`).join('')
  await appendFile(file, text, { mode: 0o600, flush: true })
}
