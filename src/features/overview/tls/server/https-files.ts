import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { errorCode } from '#shared/server/error-code.ts'

/** The key and the certificate are in one file, so that a crash never leaves those of two certificates. */
export const PUBLIC_FILE = 'public.pem'
export const LOCAL_FILE = 'local.pem'
export const AUTHORITY_FILE = 'authority.pem'
export const ACCOUNT_FILE = 'account-key.pem'
/**
 * Contains the address that another program served when Munshi first looked. That program may start later than Munshi
 * the next time, and needs its ports.
 */
export const ELSEWHERE_FILE = 'served-elsewhere'
export const SECRET_FILES = [PUBLIC_FILE, LOCAL_FILE, AUTHORITY_FILE, ACCOUNT_FILE] as const

const OWNER_ONLY = 0o600

/** Returns undefined if the file does not exist. */
export async function readSecret(directory: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(directory, name), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file: after a crash it has the text before or this one. */
export async function writeSecret(directory: string, name: string, text: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFileAtomic(join(directory, name), text, { mode: OWNER_ONLY })
}

export const deleteFile = (directory: string, name: string) => rm(join(directory, name), { force: true })

/** Says nothing on Windows. */
export async function isReadByOthers(file: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && (found.mode & 0o077) !== 0
}

/** Takes from other accounts the right to read keys. Returns the files that they could read. */
export async function closeToOthers(directory: string): Promise<string[]> {
  const open: string[] = []
  for (const name of SECRET_FILES) {
    const file = join(directory, name)
    if (!(await isReadByOthers(file))) continue
    await chmod(file, OWNER_ONLY)
    open.push(file)
  }
  return open
}
