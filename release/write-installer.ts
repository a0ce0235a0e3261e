import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Entry, isFile, readEntry } from './tree.ts'

export const hasInstallerMaker = () => spawnSync('makensis', ['-VERSION']).status === 0

/** Writes the installer of Windows from the entries of an archive. Needs makensis, Debian's package nsis. */
export async function writeInstaller(file: string, version: string, entries: readonly Entry[]): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'munshi-installer-'))
  try {
    for (const entry of entries.filter(isFile)) {
      const path = join(directory, entry.path)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, readEntry(entry))
    }
    // The service keeps its data outside of the program's directory.
    const launcher = join(directory, 'munshi/munshi.cmd')
    writeFileSync(launcher, readFileSync(launcher, 'utf8').replace('%~dp0data', '%ProgramData%\\Munshi'))
    const values = { VERSION: version, ARCHIVE: join(directory, 'munshi'), OUTPUT: resolve(file) }
    const defined = Object.entries(values).map(([name, value]) => `-D${name}=${value}`)
    execFileSync('makensis', ['-V2', ...defined, 'release/windows/munshi.nsi'], { stdio: 'inherit' })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
