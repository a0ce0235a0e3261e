import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { extract } from 'tar-stream'
import type { Platform } from './platforms.ts'
import { type Entry, textFile } from './tree.ts'

/** What Node and PostgreSQL need to run: the C library with its locale, the C++ library, and a shell for initdb. */
const PACKAGES = ['dash', 'libc-bin', 'libc6', 'libgcc-s1', 'libstdc++6']
const SUITE = 'bookworm'
/** Documents, and programs that are not run. */
const UNUSED = /^usr\/(share|s?bin\/(?!sh$|dash$))|^(s?bin\/(?!sh$|dash$)|etc\/|var\/)|gconv/

const ACCOUNT = { name: 'munshi', id: 10_001 }

/**
 * Returns the files of Debian below the program of an image, from the newest packages of the suite. Needs apt-get and
 * dpkg-deb, whose signatures of packages are checked by apt.
 */
export async function collectBaseSystem({ debian = '' }: Platform): Promise<Entry[]> {
  const directory = resolve('dist/release/debian', debian)
  const files = downloadPackages(directory, debian)
  const entries = (await Promise.all(files.map(readPackage))).flat()
  return [
    ...entries.filter(({ path }) => !UNUSED.test(path)),
    ...['bin', 'sbin', 'lib', 'lib64'].map((name) => ({ path: name, link: `usr/${name}` })),
    textFile('etc/passwd', `root:x:0:0::/:/bin/sh\n${ACCOUNT.name}:x:${ACCOUNT.id}:${ACCOUNT.id}::/data:/bin/sh\n`),
    textFile('etc/group', `root:x:0:\n${ACCOUNT.name}:x:${ACCOUNT.id}:\n`),
    { path: 'tmp', directory: { mode: 0o1777, owner: 0 } },
    { path: 'data', directory: { mode: 0o700, owner: ACCOUNT.id } },
  ]
}

export const IMAGE_USER = String(ACCOUNT.id)

function downloadPackages(directory: string, architecture: string): string[] {
  const archives = join(directory, 'packages')
  for (const name of ['lists/partial', 'cache/archives/partial', 'packages'])
    mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, 'status'), '')
  const source = `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian ${SUITE} main\n`
  writeFileSync(join(directory, 'sources.list'), source)
  const options = Object.entries({
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    'APT::Sandbox::User': '',
    'Dir::State': directory,
    'Dir::State::status': join(directory, 'status'),
    'Dir::State::lists': join(directory, 'lists'),
    'Dir::Cache': join(directory, 'cache'),
    'Dir::Etc::sourcelist': join(directory, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  execFileSync('apt-get', [...options, '-qq', 'update'], { stdio: 'inherit' })
  execFileSync('apt-get', [...options, '-qq', 'download', ...PACKAGES], { stdio: 'inherit', cwd: archives })
  return globSync(join(archives, '*.deb')).toSorted()
}

async function readPackage(file: string): Promise<Entry[]> {
  const tar = execFileSync('dpkg-deb', ['--fsys-tarfile', file], { maxBuffer: 100 * 1024 ** 2 })
  const found: Entry[] = []
  const entries = Readable.from([tar]).pipe(extract())
  for await (const entry of entries) {
    const { name, type, linkname, mode } = entry.header
    const path = name.replace(/^\.\//, '').replace(/^(bin|sbin|lib|lib64)\//, 'usr/$1/')
    const content = await buffer(entry)
    if (type === 'file') found.push({ path, content, isExecutable: ((mode ?? 0) & 0o100) !== 0 })
    if (type === 'symlink') found.push({ path, link: (linkname ?? '').replace(/^\/lib/, '/usr/lib') })
  }
  return found
}
