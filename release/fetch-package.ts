import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import writeFile from 'write-file-atomic'
import { getLocked } from './platforms.ts'

const CACHE = 'dist/release/packages'

/**
 * Returns the directory of a package in the version and with the contents that the lockfile names: the installed one,
 * or one that npm fetches, because npm installs no packages for other systems.
 */
export async function fetchPackage(name: string): Promise<string> {
  const installed = join('node_modules', name)
  if (existsSync(installed)) return installed
  const { version, integrity = '' } = getLocked(name)
  const directory = join(CACHE, `${name.replace('/', '-')}-${version}`)
  if (existsSync(directory)) return directory
  mkdirSync(CACHE, { recursive: true })
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', CACHE, `${name}@${version}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const archive = join(CACHE, output.trim())
  const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (hash !== integrity) throw new Error(`${archive} is not the package of the lockfile: ${hash}, not ${integrity}`)
  await unpack(archive, `${directory}.partial`)
  renameSync(`${directory}.partial`, directory)
  rmSync(archive)
  return directory
}

/** Packages of npm contain one directory and only files. */
async function unpack(archive: string, directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true })
  const entries = extract()
  const reading = (async () => {
    for await (const entry of entries) {
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      const path = join(directory, entry.header.name.split('/').slice(1).join('/'))
      mkdirSync(join(path, '..'), { recursive: true })
      await writeFile(path, Buffer.concat(chunks), { fsync: false })
    }
  })()
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), entries), reading])
}
