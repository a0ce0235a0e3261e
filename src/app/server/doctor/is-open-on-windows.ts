import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemProgram } from '#embedded-postgres/index.ts'

/** Everyone, signed-in people, users, guests and anonymous ones, in the short form and as SIDs. */
const OTHERS = new Set(['WD', 'AU', 'BU', 'IU', 'BG', 'AN', 'S-1-1-0', 'S-1-5-11', 'S-1-5-32-545'])

/** Says whether other users may use the file; undefined if Windows does not tell. */
export function isOpenOnWindows(file: string): boolean | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'munshi-rights-'))
  const saved = join(directory, 'rights')
  try {
    execFileSync(systemProgram('icacls'), [file, '/save', saved, '/q'], { stdio: 'ignore', windowsHide: true })
    return isOpenToOthers(readFileSync(saved, 'utf16le'))
  } catch {
    return undefined
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Reads a list of rights such as `D:PAI(A;;FA;;;SY)(A;;FA;;;BA)`, in which `A` allows and the last field is who. */
export const isOpenToOthers = (rights: string): boolean =>
  Array.from(rights.matchAll(/\(A;[^;]*;[^;]*;[^;]*;[^;]*;([^;)]+)\)/g), ([, who = '']) => who).some((who) =>
    OTHERS.has(who),
  )
