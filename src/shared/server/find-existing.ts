import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the path, or the nearest directory above it that exists. */
export const findExisting = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : findExisting(dirname(path))
