import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import { eraseResponses } from '#shared/server/idempotency.ts'
import { hasContactOf, hasNameOf, mentions, type Person } from '#shared/server/mentions.sql.ts'

/**
 * Erases a person's data from imports: staged rows, and the names of files and columns, which are the first row of a
 * file without headers.
 */
export async function eraseFromImports(tx: Tx, person: Person): Promise<void> {
  const rows = tx.deleteFrom('import_row').where(mentions(person, sql<string>`cells::text`))
  const ofRows = await rows.returning('import_id').execute()
  const columns = sql<string>`columns::text`
  const ofColumns = await tx
    .updateTable('import')
    .set({ columns: '[]', mapping: '{}' })
    .where(mentions(person, columns))
    .returning('id')
    .execute()
  const name = sql<string>`name`
  const ofNames = await tx
    .updateTable('import')
    .set({ name: '' })
    .where((eb) => eb.or([hasContactOf(person, name), hasNameOf(person, name)]))
    .returning('id')
    .execute()
  const sheets = sql<string>`sheet || sheets::text || fixed::text`
  const ofSheets = await tx
    .updateTable('import')
    .set({ sheet: '', sheets: '[]', fixed: '{}' })
    .where((eb) => eb.or([hasContactOf(person, sheets), hasNameOf(person, sheets)]))
    .returning('id')
    .execute()
  const ids = [...ofRows.map(({ import_id: id }) => id), ...[...ofColumns, ...ofNames, ...ofSheets].map(({ id }) => id)]
  if (ids.length > 0) await eraseResponses(tx, [...new Set(ids)])
}
