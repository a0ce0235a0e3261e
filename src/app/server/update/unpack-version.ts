import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unzipSync } from 'fflate'
import { type Entry, extract } from 'tar-stream'

/**
 * Unpacks the version of an archive beside the others. It gets its name when all of it is there. Throws if a file would be
 * outside of it.
 */
export async function unpackVersion(archive: string, home: string, version: string): Promise<string> {
  const root = `munshi/versions/${version}/`
  const target = join(home, 'versions', version)
  const draft = join(home, 'versions', `.${version}.partial`)
  await rm(draft, { recursive: true, force: true })
  const place = (name: string) => {
    if (!name.startsWith(root) || name === root) return undefined
    const path = join(draft, name.slice(root.length))
    if (!path.startsWith(draft + sep)) throw outside(name)
    return path
  }
  if (archive.endsWith('.zip')) await unpackZip(archive, place)
  else await unpackTar(archive, place)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return target
}

const outside = (name: string) => new Error(`The archive has a file outside of its version: ${name}`)

type Place = (name: string) => string | undefined

async function unpackTar(archive: string, place: Place): Promise<void> {
  const entries = extract()
  const reading = (async () => {
    for await (const entry of entries) {
      const path = place(entry.header.name)
      if (path === undefined || entry.header.type === 'directory') entry.resume()
      else await writeEntry(entry, path)
    }
  })()
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), entries), reading])
}

async function writeEntry(entry: Entry, path: string): Promise<void> {
  const { type, linkname, mode } = entry.header
  await mkdir(dirname(path), { recursive: true })
  if (type === 'symlink') {
    entry.resume()
    if (!linkname || linkname !== basename(linkname)) throw outside(entry.header.name)
    await symlink(linkname, path)
  } else await pipeline(entry, createWriteStream(path, { mode: mode ?? 0o644 }))
}

async function unpackZip(archive: string, place: Place): Promise<void> {
  const files = unzipSync(await readFile(archive), { filter: ({ name }) => place(name) !== undefined })
  for (const [name, content] of Object.entries(files)) {
    const path = place(name)
    if (path === undefined || name.endsWith('/')) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
