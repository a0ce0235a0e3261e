import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makePrivate } from '#embedded-postgres/index.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Settings } from './settings.ts'

/**
 * Returns the key that encrypts secrets in the database: SECRET_KEY, else that of a file in DATA_DIR, which the first
 * start creates.
 */
export function readSecretKey({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Buffer {
  if (SECRET_KEY !== undefined) return Buffer.from(SECRET_KEY, 'hex')
  const file = resolve(DATA_DIR, 'secret-key')
  const text = readOrCreate(file).trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new StartupError(
      `${file} does not contain a key of 64 hexadecimal digits. Restore it from a backup. If there is none, delete it: ` +
        'a new key is made, and staff sign in with a recovery code and set up two-factor sign-in again.',
    )
  return Buffer.from(text, 'hex')
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw unusable(file, error)
  }
  try {
    create(file)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw unusable(file, error)
  }
}

/** Links a complete file, so that neither a crash nor a second process leaves half a key or replaces one. */
function create(file: string): void {
  const directory = join(file, '..')
  mkdirSync(directory, { recursive: true })
  const temporary = join(directory, `secret-key-${randomUUID()}`)
  try {
    writeFileSync(temporary, '', { mode: 0o600, flag: 'wx' })
    makePrivate(temporary)
    writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { flag: 'r+', flush: true })
    linkSync(temporary, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

const unusable = (file: string, error: unknown) =>
  new StartupError(
    `The secret key ${file} cannot be used (${errorCode(error) ?? 'unknown error'}). Make it readable and its directory ` +
      'writable, or set SECRET_KEY to 64 hexadecimal digits (openssl rand -hex 32).',
  )
