import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { errorCode } from '#shared/server/error-code.ts'

/** The work ends before. An older lock is left from a process that was killed. */
export const LOCK_MS = 15 * MINUTE_MS

/** Runs the work if no other process on the directory does. */
export async function withLock(directory: string, work: () => Promise<void>): Promise<void> {
  const file = join(directory, 'lock')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (!(await create(file)) && !((await isOld(file)) && (await replace(file)))) return
  try {
    await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function create(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    return false
  }
}

/** A time in the future was recorded before the clock was set back. */
async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found === undefined || Math.abs(Date.now() - found.mtimeMs) > LOCK_MS
}

async function replace(file: string): Promise<boolean> {
  await rm(file, { force: true })
  return create(file)
}
