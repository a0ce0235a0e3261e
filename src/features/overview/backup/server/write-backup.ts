import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { pack as createPack, type Pack } from 'tar-stream'
import { OWN_VERSION } from '#shared/server/own-version.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { buildCode, CODE_FILE } from './authentication.ts'
import { encryptWith } from './encryption.ts'
import { readEndOfTrail, readFigures } from './figures.sql.ts'
import { FORMAT, type Manifest, MANIFEST_FILE, type TableEntry, tableFile } from './manifest.ts'
import { escapeColumns, listAppliedMigrations, listSequences, listTables, SESSION_SETTINGS } from './schema.sql.ts'
import { writeFileSafely } from './write-file.ts'

export type BackupOptions = {
  ownerUrl: string
  file: string
  passphrase: string | undefined
  /** Makes the code of the backup. Without it there is none. */
  secretKey: Uint8Array | undefined
  signal: AbortSignal
}
export type WrittenBackup = { file: string; bytes: number; manifest: Manifest }

/**
 * Writes one snapshot of the database as a compressed tar file: a manifest, its code, then a CSV file for each table. Each table
 * is read twice, because the manifest and the tar headers contain its size and hash. Others can write to the database
 * meanwhile.
 */
export async function writeBackup({ ownerUrl, ...options }: BackupOptions): Promise<WrittenBackup> {
  return withOwnerConnection(ownerUrl, async ({ client }) => {
    await client.query(SESSION_SETTINGS)
    await client.query('begin isolation level repeatable read read only')
    const manifest = await describeDatabase(client, options.signal)
    const bytes = await writeArchive(client, manifest, options)
    return { file: options.file, bytes, manifest }
  })
}

/** Packs the tables while the file is written. If one of them fails, the other one ends. */
async function writeArchive(
  client: pg.Client,
  manifest: Manifest,
  { file, passphrase, secretKey, ...options }: Omit<BackupOptions, 'ownerUrl'>,
): Promise<number> {
  const pack = createPack()
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const fail = (error: unknown) => {
    if (!failure.signal.aborted) failure.abort(error)
    pack.destroy(error as Error)
  }
  const steps = passphrase === undefined ? [createGzip()] : [createGzip(), encryptWith(passphrase)]
  const packing = packBackup(pack, client, { manifest, secretKey, signal }).catch(fail)
  const bytes = await writeFileSafely(file, [Readable.from(pack), ...steps], options.signal).catch(fail)
  await packing
  if (bytes === undefined) throw failure.signal.reason
  return bytes
}

async function describeDatabase(client: pg.Client, signal: AbortSignal): Promise<Manifest> {
  const { rows } = await client.query<{ postgres: string; at: Date; isMunshi: boolean }>(
    `select current_setting('server_version') as postgres, now() as at, to_regclass('migration_hash') is not null as "isMunshi"`,
  )
  const [{ postgres, at, isMunshi } = { postgres: '', at: new Date(), isMunshi: false }] = rows
  if (!isMunshi) throw new StartupError('There is nothing to back up: the database is empty.')
  const tables: TableEntry[] = []
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await measureTable(client, table, signal)) })
  return {
    product: 'munshi',
    format: FORMAT,
    version: OWN_VERSION,
    madeAt: at.toISOString(),
    postgres,
    migrations: await listAppliedMigrations(client),
    tables,
    sequences: await listSequences(client),
    figures: await readFigures(client),
    auditTrail: await readEndOfTrail(client),
  }
}

type Table = Pick<TableEntry, 'name' | 'columns'>

const copyTable = (client: pg.Client, { name, columns }: Table) =>
  client.query(
    to(`copy ${client.escapeIdentifier(name)} (${escapeColumns(client, columns)}) to stdout with (format csv, header)`),
  )

async function measureTable(client: pg.Client, table: Table, signal: AbortSignal) {
  const hash = createHash('sha256')
  const copy = copyTable(client, table)
  let bytes = 0
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    signal.throwIfAborted()
    hash.update(chunk)
    bytes += chunk.length
  }
  // PostgreSQL reports the number of rows after the end of the stream.
  await client.query('select')
  return { rows: copy.rowCount, bytes, sha256: hash.digest('hex') }
}

type Content = { manifest: Manifest } & Pick<BackupOptions, 'secretKey' | 'signal'>

async function packBackup(pack: Pack, client: pg.Client, { manifest, secretKey, signal }: Content): Promise<void> {
  const mtime = new Date(manifest.madeAt)
  // An entry fails with its archive, which reports the error.
  const ignore = () => {}
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  pack.entry({ name: MANIFEST_FILE, mtime, mode: 0o600 }, text).on('error', ignore)
  if (secretKey) pack.entry({ name: CODE_FILE, mtime, mode: 0o600 }, buildCode(text, secretKey)).on('error', ignore)
  for (const table of manifest.tables) {
    const hash = createHash('sha256')
    const entry = pack.entry({ name: tableFile(table.name), size: table.bytes, mtime, mode: 0o600 })
    entry.on('error', ignore)
    for await (const chunk of copyTable(client, table) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (!entry.write(chunk)) await once(entry, 'drain', { signal })
    }
    entry.end()
    await once(entry, 'finish', { signal })
    if (hash.digest('hex') !== table.sha256) throw new Error(`table ${table.name} changed within the snapshot`)
  }
  pack.finalize()
}
