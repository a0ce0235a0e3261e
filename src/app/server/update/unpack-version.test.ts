import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { unpackVersion } from './unpack-version.ts'

const ROOT = 'munshi/versions/2.0.0/'

async function unpack(entries: { name: string; link?: string }[]) {
  const home = createTemporaryDirectory()
  const archive = join(home, 'munshi.tar.gz')
  const tar = pack()
  tar.entry({ name: ROOT, type: 'directory' })
  for (const { name, link } of entries)
    if (link === undefined) tar.entry({ name }, 'content')
    else tar.entry({ name, type: 'symlink', linkname: link })
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(archive))
  return { home, unpacked: unpackVersion(archive, home, '2.0.0') }
}

test('unpackVersion places the files of the version and no others', async () => {
  const { home, unpacked } = await unpack([
    { name: `${ROOT}lib/a.so.1` },
    { name: `${ROOT}lib/a.so`, link: 'a.so.1' },
    { name: 'munshi/start' },
  ])
  const target = await unpacked
  expect(readFileSync(join(target, 'lib/a.so'), 'utf8')).toBe('content')
  expect(existsSync(join(home, 'versions/start'))).toBe(false)
})

test.each([
  [{ name: `${ROOT}../1.0.0/start` }],
  [{ name: `${ROOT}a/../../../../start` }],
  [{ name: `${ROOT}start`, link: '/etc/passwd' }],
  [{ name: `${ROOT}start`, link: '../1.0.0/start' }],
])('unpackVersion rejects an archive with %j', async (entry) => {
  const { home, unpacked } = await unpack([entry])
  await expect(unpacked).rejects.toThrow('outside of its version')
  expect(existsSync(join(home, 'versions/2.0.0'))).toBe(false)
})
