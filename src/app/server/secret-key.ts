import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { makePrivate } from '#embedded-postgres/index.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Settings } from './settings.ts'

/**
 * Returns the key that encrypts secrets in the database: SECRET_KEY, else that of a file in DATA_DIR, which the first
 * start creates.
 */
export function readSecretKey({ SECRET_KEY, DATA_DIR }: KeySettings): Buffer {
  if (SECRET_KEY !== undefined) return Buffer.from(SECRET_KEY, 'hex')
  const file = resolve(DATA_DIR, FILE)
  return parse(file, readOrCreate(file))
}

type KeySettings = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>

const FILE = 'secret-key'

/** Returns undefined on a machine that has no key yet. */
export function findSecretKey(settings: KeySettings): Buffer | undefined {
  const isKnown = settings.SECRET_KEY !== undefined || existsSync(resolve(settings.DATA_DIR, FILE))
  return isKnown ? readSecretKey(settings) : undefined
}

/** Throws if SECRET_KEY says another key than the one that is to be used from now on. */
export function assertAdoptable({ SECRET_KEY }: KeySettings, key: Buffer): void {
  if (SECRET_KEY !== undefined && !Buffer.from(SECRET_KEY, 'hex').equals(key))
    throw new StartupError(
      'SECRET_KEY is not the key of this backup. Set it to the key of the installation that made it, or remove it.',
    )
}

/** Uses the key of the installation that made a backup from now on. The former one stays in a file beside it. */
export function adoptSecretKey(settings: KeySettings, key: Buffer, now: Date): void {
  assertAdoptable(settings, key)
  const former = findSecretKey(settings)
  if (former?.equals(key)) return
  const file = resolve(settings.DATA_DIR, FILE)
  if (former)
    writeFileSync(`${file}.before-${now.getTime()}`, `${former.toString('hex')}\n`, { mode: 0o600, flush: true })
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileAtomic.sync(file, `${key.toString('hex')}\n`, { mode: 0o600 })
  makePrivate(file)
}

function parse(file: string, content: string): Buffer {
  const text = content.trim()
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
