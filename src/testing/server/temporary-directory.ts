import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** mkdtemp makes directories of mode 0700, which the account PostgreSQL runs as under root could not enter. */
export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'munshi-test-'))
  chmodSync(path, 0o755)
  return path
}

export function removeDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}
