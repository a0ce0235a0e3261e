import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/** Makes no directory: of one that is missing, the disk is that of the nearest above it. Null if one cannot be read. */
export async function isOnSameDisk(path: string, other: string): Promise<boolean | null> {
  try {
    const [one, two] = await Promise.all([statExisting(path), statExisting(other)])
    return one.dev === two.dev
  } catch {
    return null
  }
}

/** Does not block the process while a network share does not answer. */
async function statExisting(path: string): Promise<Stats> {
  try {
    return await stat(path)
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')
    if (!isMissing || dirname(path) === path) throw error
    return statExisting(dirname(path))
  }
}
