import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningApp } from './start-app.ts'

export const setupLinkFile = (dataDir: string): string => join(dataDir, 'setup-link')

/** A service of Windows has no terminal: `munshi service open` opens this link, for those who may read the directory. */
export function writeSetupLink({ dataDir, setupLink }: RunningApp): void {
  if (process.platform !== 'win32') return
  const file = setupLinkFile(dataDir)
  if (setupLink === undefined) rmSync(file, { force: true })
  else writeFileSync(file, setupLink, { mode: 0o600 })
}
