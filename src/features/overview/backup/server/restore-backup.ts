import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { v7 as uuid } from 'uuid'
import { endAllSessions } from '#features/base/identity/server/public.ts'
import { type LostNumbers, recordRestore } from '#features/overview/audit-trail/server/restores/public.ts'
import { eraseAgain } from '#features/overview/erasure/server/public.ts'
import type { PrintedNumber } from '#shared/contract/printed-number.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { wallClock } from '#shared/server/clock.ts'
import type { Tx } from '#shared/server/db.ts'
import { listMigrations, migrateInTransaction } from '#shared/server/migrate.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import type { Authenticity } from './authentication.ts'
import { finishRestoredRun } from './backup-runs.sql.ts'
import { readEndOfTrail, readFigures } from './figures.sql.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { type Archive, isDamaged, readArchive } from './read-archive.ts'
import { findFirstAccount } from './restoring/lineage.sql.ts'
import {
  addForeignKeys,
  dropForeignKeys,
  escapeColumns,
  hasTables,
  listTables,
  SESSION_SETTINGS,
} from './schema.sql.ts'

export type RestoreOptions = Archive & {
  ownerUrl: string
  /** Ids of records that were erased after the backup. */
  erasedIds: readonly string[]
  /**
   * Is called before the rows are loaded. Throws if the backup must not be restored; returns the last numbers that are
   * known to have been printed. Undefined: the restored data are only looked at, and nothing is recorded in them.
   */
  decide: (manifest: Manifest, authenticity: Authenticity) => Promise<readonly PrintedNumber[] | undefined>
  /** Describes the data that the backup replaces. Their numbers are lost too, if they are of the same institute. */
  present?: { numbers: readonly PrintedNumber[]; firstAccount: string | undefined }
  requestedBy?: string
}
export type RestoredBackup = {
  manifest: Manifest
  authenticity: Authenticity
  erased: number
  migrated: string[]
  lost: LostNumbers[]
}

/** The mails of erased people were deleted when they were erased. */
const ERASED_MAIL = { erase: async () => {} }

/**
 * Restores into an empty database, in one transaction: with the schema of the backup, then with the migrations since.
 * If the file is damaged or a check fails, the database stays empty. All sessions end.
 */
export async function restoreBackup({
  ownerUrl,
  erasedIds,
  decide,
  present,
  requestedBy,
  ...archive
}: RestoreOptions): Promise<RestoredBackup> {
  return withOwnerConnection(ownerUrl, async ({ db, client }) => {
    await client.query(SESSION_SETTINGS)
    if (await hasTables(client))
      throw new StartupError(
        'The database is not empty. A backup is restored into an empty one only: name a new directory in DATA_DIR, or a new database in DATABASE_URL.',
      )
    const restored = await db.transaction().execute(async (tx) => {
      let known: readonly PrintedNumber[] | undefined
      const { manifest, authenticity } = await loadTables(tx, client, archive, async (...read) => {
        known = await decide(...read)
      })
      await checkRowCounts(client, archive.file, manifest)
      await migrateInTransaction(tx)
      await checkFigures(client, archive.file, manifest)
      await checkEndOfTrail(client, archive.file, manifest)
      await endAllSessions(tx)
      const madeAt = new Date(manifest.madeAt)
      await finishRestoredRun(tx, { madeAt, bytes: (await stat(archive.file)).size })
      const context = { clock: wallClock, actor: SYSTEM, requestId: uuid(), mail: ERASED_MAIL }
      const erased = await eraseAgain(tx, context, erasedIds)
      const isSameInstitute = present && (await findFirstAccount(tx)) === present.firstAccount
      const lost = known
        ? await recordRestore(tx, context, {
            known: isSameInstitute ? [...known, ...present.numbers] : known,
            backup: archive.file,
            backupMadeAt: madeAt,
            isVerified: authenticity === 'verified',
            requestedBy,
          })
        : []
      await checkFaults(client, archive.file, manifest)
      return { manifest, authenticity, erased, migrated: listNewMigrations(manifest), lost }
    })
    // The planner needs statistics of the new rows.
    await client.query('vacuum (analyze)')
    return restored
  })
}

async function loadTables(
  tx: Tx,
  client: pg.Client,
  archive: Archive,
  onRead: (manifest: Manifest, authenticity: Authenticity) => Promise<void>,
): Promise<{ manifest: Manifest; authenticity: Authenticity }> {
  let manifest: Manifest | undefined
  let authenticity: Authenticity = 'noCode'
  let foreignKeys: Awaited<ReturnType<typeof dropForeignKeys>> = []
  await readArchive(archive, {
    async onManifest(read, found) {
      manifest = read
      authenticity = found
      checkMigrations(archive.file, read)
      await onRead(read, found)
      await migrateInTransaction(tx, read.migrations.at(-1)?.name)
      await checkSchema(client, archive.file, read)
      foreignKeys = await dropForeignKeys(client)
      for (const { name } of read.tables)
        await client.query(`alter table ${client.escapeIdentifier(name)} disable trigger user`)
      // Some migrations insert rows, which the backup contains too.
      await client.query(`truncate ${read.tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`)
    },
    onTable: (table, rows) => loadTable(client, archive.file, table, rows),
  })
  if (!manifest) throw new Error('the archive has no manifest')
  for (const { name } of manifest.tables)
    await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`)
  await addForeignKeys(client, foreignKeys).catch((error: unknown) => {
    throw explainDataError(archive.file, error, 'its tables do not match each other')
  })
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last])
  return { manifest, authenticity }
}

function checkMigrations(file: string, { migrations }: Manifest): void {
  const known = listMigrations()
  for (const [index, { name, hash }] of migrations.entries()) {
    if (known[index]?.name !== name)
      throw new StartupError(
        `${file} has the migration ${name}, which this version of Munshi does not have in its place. Use the version that wrote it, or a later one.`,
      )
    if (known[index].hash !== hash)
      throw new StartupError(`${file} was written with another text of the migration ${name}.`)
  }
}

const listNewMigrations = ({ migrations }: Manifest) =>
  listMigrations()
    .slice(migrations.length)
    .map(({ name }) => name)

async function checkSchema(client: pg.Client, file: string, manifest: Manifest): Promise<void> {
  const describe = (tables: Pick<TableEntry, 'name' | 'columns'>[]) =>
    tables.map(({ name, columns }) => `${name}: ${columns.toSorted().join(' ')}`).toSorted()
  if (!isDeepStrictEqual(describe(manifest.tables), describe(await listTables(client))))
    throw isDamaged(file, 'its tables are not those of its migrations')
}

async function loadTable(client: pg.Client, file: string, table: TableEntry, rows: AsyncIterable<Buffer>) {
  const { name, columns } = table
  const copy = client.query(
    from(
      `copy ${client.escapeIdentifier(name)} (${escapeColumns(client, columns)}) from stdin with (format csv, header match)`,
    ),
  )
  await pipeline(Readable.from(rows), copy).catch((error: unknown) => {
    throw explainDataError(file, error, `table ${name} cannot be loaded`)
  })
}

/** The messages of these classes quote values. */
function explainDataError(file: string, error: unknown, text: string): unknown {
  const isDataError = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
  return isDataError ? isDamaged(file, `${text} (${error.code})`) : error
}

async function checkRowCounts(client: pg.Client, file: string, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const { rows: counts } = await client.query<{ n: string }>(
      `select count(*) as n from ${client.escapeIdentifier(name)}`,
    )
    if (Number(counts[0]?.n) !== rows)
      throw isDamaged(file, `table ${name} has ${counts[0]?.n} rows instead of ${rows}`)
  }
}

async function checkFigures(client: pg.Client, file: string, manifest: Manifest): Promise<void> {
  const figures = await readFigures(client)
  for (const [name, expected] of Object.entries(manifest.figures)) {
    const restored = figures[name as keyof typeof figures]
    if (!isDeepStrictEqual(restored, expected))
      throw isDamaged(file, `${name}: ${JSON.stringify(restored)} instead of ${JSON.stringify(expected)}`)
  }
}

/** The lost numbers count as issued, so there are no more faults than in the backup. */
async function checkFaults(client: pg.Client, file: string, manifest: Manifest): Promise<void> {
  const { faults } = await readFigures(client)
  if (faults.length > manifest.figures.faults.length) throw isDamaged(file, faults.join('; '))
}

async function checkEndOfTrail(client: pg.Client, file: string, { auditTrail }: Manifest): Promise<void> {
  if (auditTrail !== undefined && !isDeepStrictEqual(await readEndOfTrail(client), auditTrail))
    throw isDamaged(file, `the audit trail does not end with entry ${auditTrail?.entries ?? 0} as its manifest says`)
}
