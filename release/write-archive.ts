import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { zipSync } from 'fflate'
import { pack } from 'tar-stream'
import { type Entry, isFile, readEntry, sortEntries } from './tree.ts'

const EXECUTABLE = 0o755
const PLAIN = 0o644

/** Writes the entries sorted, owned by root and with one time, so that two builds give the same bytes. */
export function packEntries(entries: readonly Entry[], date: Date) {
  const archive = pack()
  const owner = { uid: 0, gid: 0, mtime: date }
  const write = (header: Parameters<typeof archive.entry>[0], content?: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      if (content) archive.entry(header, content, done)
      else archive.entry(header, done)
    })
  const writing = (async () => {
    for (const name of listDirectories(entries))
      await write({ name: `${name}/`, type: 'directory', mode: EXECUTABLE, ...owner })
    for (const entry of sortEntries(entries)) {
      if ('link' in entry) await write({ name: entry.path, type: 'symlink', linkname: entry.link, ...owner })
      else if ('directory' in entry)
        await write({ name: `${entry.path}/`, type: 'directory', ...toHeader(entry.directory), mtime: date })
      else await write({ name: entry.path, mode: entry.isExecutable ? EXECUTABLE : PLAIN, ...owner }, readEntry(entry))
    }
    archive.finalize()
  })()
  writing.catch((error: unknown) => archive.destroy(error as Error))
  return archive
}

const toHeader = ({ mode, owner }: { mode: number; owner: number }) => ({ mode, uid: owner, gid: owner })

function listDirectories(entries: readonly Entry[]): string[] {
  const names = new Set<string>()
  for (const { path } of entries)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) names.add(path.slice(0, end))
  return [...names].toSorted()
}

/** Small blocks fit the mixture of code and tables in programs: level 6 saves 0.6 MB against the default of 8. */
export const gzip = () => createGzip({ level: constants.Z_BEST_COMPRESSION, memLevel: 6 })

export async function writeTarGz(file: string, entries: readonly Entry[], date: Date): Promise<void> {
  await pipeline(packEntries(entries, date), gzip(), createWriteStream(file))
}

/** Times in ZIP files have no zone: the same bytes are written in each zone. */
export async function writeZip(file: string, entries: readonly Entry[], date: Date): Promise<void> {
  const mtime = new Date(date.getTime() + date.getTimezoneOffset() * 60_000)
  const files = sortEntries(entries)
    .filter(isFile)
    .map((entry) => [entry.path, readEntry(entry)])
  await writeFile(file, zipSync(Object.fromEntries(files), { level: 9, mtime }))
}
