import { join } from 'node:path'

/** PostgreSQL's programs for Windows read paths in the code page of the machine, and none longer than 260 characters. */
const ASCII = /^[\x20-\x7e]*$/
const MAX_LENGTH = 260
/** This is the longest path below a home while initdb works there. */
const LONGEST_FILE =
  '\\postgres\\cluster\\init-abcdef\\data\\pg_wal\\archive_status\\000000010000000000000001.00000028.backup'

export const isUsableForPrograms = (path: string): boolean => process.platform !== 'win32' || ASCII.test(path)

export const isUsableForData = (home: string): boolean =>
  isUsableForPrograms(home) && (process.platform !== 'win32' || home.length + LONGEST_FILE.length < MAX_LENGTH)

/** Returns a program that belongs to Windows, whatever is first in PATH. */
export const systemProgram = (name: string): string =>
  join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', `${name}.exe`)
