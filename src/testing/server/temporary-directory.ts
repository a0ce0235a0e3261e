import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The mode is 0755 instead of 0700, so that the account that runs PostgreSQL under root can enter it. */
export function createTemporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'munshi-test-'))
  chmodSync(path, 0o755)
  return path
}

export function removeDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}
