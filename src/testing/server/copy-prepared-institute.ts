import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'

/** Makes `dataDir` one of an institute that is set up. Keeps the account that owns the files of PostgreSQL. */
export function copyPreparedInstitute(dataDir: string): void {
  execFileSync('cp', ['-a', `${inject('preparedDirectory')}/.`, dataDir])
}
