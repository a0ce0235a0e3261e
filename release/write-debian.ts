import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Platform } from './platforms.ts'
import { type Entry, moveInto, textFile } from './tree.ts'
import { gzip, packEntries } from './write-archive.ts'

type Options = { file: string; version: string; platform: Platform; program: readonly Entry[]; date: Date }

const FILES = 'release/files/debian'
const CONFIGURATION = '/etc/munshi/munshi.env'

/** Writes a package of Debian: the program in /usr/lib/munshi, its unit, its settings, and the account that runs it. */
export async function writeDebian({ file, version, platform, program, date }: Options): Promise<void> {
  const data = [
    ...moveInto('usr/lib/munshi', program),
    ...moveInto('usr', [
      { path: 'bin/munshi', file: `${FILES}/munshi`, isExecutable: true },
      { path: 'lib/systemd/system/munshi.service', file: `${FILES}/munshi.service` },
      { path: 'share/doc/munshi/operations.md', file: 'docs/operations.md' },
      { path: 'share/doc/munshi/copyright', file: 'LICENSE' },
    ]),
    { path: CONFIGURATION.slice(1), file: `${FILES}/munshi.env` },
  ]
  const control = [
    textFile('control', describe(version, platform)),
    textFile('conffiles', `${CONFIGURATION}\n`),
    ...['postinst', 'prerm', 'postrm'].map((name) => ({ path: name, file: `${FILES}/${name}`, isExecutable: true })),
  ]
  const pack = (entries: readonly Entry[]) => buffer(packEntries(moveInto('.', entries), date).pipe(gzip()))
  const members = [
    ['debian-binary', Buffer.from('2.0\n')],
    ['control.tar.gz', await pack(control)],
    ['data.tar.gz', await pack(data)],
  ] as const
  await writeFile(
    file,
    Buffer.concat([Buffer.from('!<arch>\n'), ...members.flatMap(([name, content]) => packMember(name, content, date))]),
  )
}

/** glibc of Debian 10, which Node 24 needs. */
const describe = (version: string, { debian = '' }: Platform) => `Package: munshi
Version: ${version}
Architecture: ${debian}
Maintainer: ${readAuthor()}
Depends: adduser, init-system-helpers, libc6 (>= 2.28), libgcc-s1, libstdc++6, util-linux
Section: misc
Priority: optional
Description: Runs a training institute
 Students, fees, receipts, attendance, enquiries and expenses, as a page that
 the computers and phones of the office open. Contains its own PostgreSQL.
`

const readAuthor = () => (JSON.parse(readFileSync('package.json', 'utf8')) as { author: string }).author

/** The format is that of ar(5). */
function packMember(name: string, content: Buffer, date: Date): Buffer[] {
  const seconds = String(Math.floor(date.getTime() / 1000))
  const header = [
    name.padEnd(16),
    seconds.padEnd(12),
    '0     ',
    '0     ',
    '100644  ',
    String(content.length).padEnd(10),
    '`\n',
  ]
  return [Buffer.from(header.join('')), content, Buffer.from(content.length % 2 === 0 ? '' : '\n')]
}
