import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Entry, type Extract, extract as createExtract } from 'tar-stream'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { type Authenticity, checkCode, CODE_FILE } from './authentication.ts'
import { decrypt } from './encryption.ts'
import { isAge, isGzip, readFirstBytes } from './first-bytes.ts'
import { FORMAT, hasTooManyEntries, Manifest, MANIFEST_FILE, type TableEntry, tableFile } from './manifest.ts'

export type Archive = {
  file: string
  getPassphrase: () => Promise<string>
  /** The secret key of the institute, if it is known. */
  secretKey: Uint8Array | undefined
}

type Reader = {
  onManifest(manifest: Manifest, authenticity: Authenticity): Promise<void>
  /** Must read the rows to their end, which throws if they are not those of the manifest. */
  onTable(table: TableEntry, rows: AsyncIterable<Buffer>): Promise<void>
}

const MAX_MANIFEST_BYTES = 1024 * 1024
/** The archive begins with the manifest. A header of the archive that claims to be larger would be kept in memory. */
const MAX_BYTES_BEFORE_MANIFEST = 4 * 1024 * 1024
/** Opening takes 256 MB of memory and some seconds with the factor that age uses, and twice as much with each step. */
const MAX_SCRYPT_WORK_FACTOR = 18
/** An archive that stops in the middle of its first entry would be waited for. */
const SUMMARY_MS = 20_000
const MAX_CODE_BYTES = 1000

/**
 * Reads a backup from its beginning to its end. Throws a StartupError if it is damaged, incomplete or something else.
 */
export async function readArchive(
  { file, getPassphrase, secretKey }: Archive,
  reader: Reader,
  signal = new AbortController().signal,
): Promise<void> {
  const content = await openContent(file, getPassphrase)
  const extract = createExtract()
  let isManifestRead = false
  const onManifest: Reader['onManifest'] = (...read) => {
    isManifestRead = true
    return reader.onManifest(...read)
  }
  const limit = async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (!isManifestRead && bytes > MAX_BYTES_BEFORE_MANIFEST) throw isForeign(file)
      yield chunk
    }
  }
  const reading = readEntries({ file, secretKey }, extract, { ...reader, onManifest }).catch((error: unknown) => {
    extract.destroy()
    throw error
  })
  const [piped, read] = await Promise.allSettled([
    pipeline(content, createGunzip(), limit, extract, { signal }),
    reading,
  ])
  if (read.status === 'rejected' && !isReadError(read.reason)) throw read.reason
  if (piped.status === 'rejected') throw explainReadError(file, piped.reason)
  if (read.status === 'rejected') throw explainReadError(file, read.reason)
}

async function openContent(file: string, getPassphrase: Archive['getPassphrase']): Promise<Readable> {
  const start = await readStart(file)
  if (isAge(start)) {
    const [, factor = '0'] = /\n-> scrypt \S+ (\d+)/.exec(start.toString('latin1')) ?? []
    if (Number(factor) > MAX_SCRYPT_WORK_FACTOR) throw isForeign(file)
    const passphrase = await getPassphrase()
    return decrypt(createReadStream(file), passphrase).catch((error: unknown) => {
      throw explainReadError(file, error)
    })
  }
  if (!isGzip(start)) throw isForeign(file)
  return createReadStream(file)
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartupError(`${file} cannot be opened (${errorCode(error) ?? String(error)}).`)
  })
  try {
    return await readFirstBytes(handle)
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${errorCode(error) ?? String(error)}).`)
  } finally {
    await handle.close()
  }
}

export type ArchiveSummary = { manifest: Manifest; authenticity: Authenticity }

/** Reads the beginning only: a file that is damaged later on is not noticed. */
export async function readSummary(archive: Archive): Promise<ArchiveSummary> {
  let summary: ArchiveSummary | undefined
  const enough = new StartupError('the summary is read')
  await readArchive(
    archive,
    {
      async onManifest(manifest, authenticity) {
        summary = { manifest, authenticity }
        throw enough
      },
      async onTable() {},
    },
    AbortSignal.timeout(SUMMARY_MS),
  ).catch((error: unknown) => {
    if (error !== enough) throw error
  })
  if (!summary) throw isForeign(archive.file)
  return summary
}

async function readEntries(
  { file, secretKey }: Pick<Archive, 'file' | 'secretKey'>,
  extract: Extract,
  reader: Reader,
): Promise<void> {
  const entries = extract[Symbol.asyncIterator]()
  const next = async (): Promise<Entry | undefined> => {
    const { value, done } = await entries.next()
    if (done) return undefined
    const entry = value as Entry
    if (!Number.isSafeInteger(entry.header.size)) throw isForeign(file)
    return entry
  }
  const first = await next()
  if (first?.header.name !== MANIFEST_FILE || (first.header.size ?? 0) > MAX_MANIFEST_BYTES) throw isForeign(file)
  const text = await readText(first)
  const manifest = parseManifest(file, text)
  let entry = await next()
  const hasCode = entry?.header.name === CODE_FILE
  if (hasCode && (entry?.header.size ?? 0) > MAX_CODE_BYTES) throw isChanged(file)
  const authenticity = checkCode(text, hasCode && entry ? await readText(entry) : undefined, secretKey)
  if (authenticity === 'changed') throw isChanged(file)
  await reader.onManifest(manifest, authenticity)
  if (hasCode) entry = await next()
  for (const table of manifest.tables) {
    if (entry?.header.name !== tableFile(table.name)) throw isDamaged(file, `table ${table.name} is missing`)
    await reader.onTable(table, verifyRows(file, table, entry))
    entry = await next()
  }
  if (entry) throw isDamaged(file, 'it contains more than its manifest lists')
}

async function readText(entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function parseManifest(file: string, text: string): Manifest {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) throw isDamaged(file, 'its manifest cannot be read')
  const { product, format } = json as { product?: unknown; format?: unknown }
  if (product !== 'munshi') throw isForeign(file)
  if (hasTooManyEntries(json)) throw isDamaged(file, 'its manifest is too long')
  if (typeof format === 'number' && format > FORMAT)
    throw new StartupError(`${file} was written by a newer version of Munshi. Use that version, or a later one.`)
  const parsed = Manifest.safeParse(json)
  if (!parsed.success) throw isDamaged(file, 'its manifest is not complete')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* verifyRows(file: string, table: TableEntry, entry: Entry): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== table.sha256) throw isDamaged(file, `the checksum of table ${table.name} is wrong`)
}

const isChanged = (file: string) =>
  new StartupError(`${file} was changed after it was written: its code does not match. Use another backup.`)
const isForeign = (file: string) => new StartupError(`${file} is not a backup of Munshi.`)
export const isDamaged = (file: string, reason: string) => new StartupError(`${file} is damaged: ${reason}.`)

/** Errors of the streams are no `StartupError` and have no code of PostgreSQL. */
const isReadError = (error: unknown) =>
  !(error instanceof StartupError) && !/^[0-9A-Z]{5}$/.test(errorCode(error) ?? '')

function explainReadError(file: string, error: unknown): unknown {
  if (error instanceof StartupError) return error
  const text = error instanceof Error ? error.message : String(error)
  const isIncomplete = /unexpected end|premature|incomplete|truncated|final chunk/i.test(text)
  return isIncomplete ? new StartupError(`${file} is incomplete: its end is missing.`) : isDamaged(file, text)
}
