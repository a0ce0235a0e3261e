import { type RawBuilder, sql } from 'kysely'
import type { DB } from './tables.ts'

/**
 * Puts many rows into one parameter, with the types of the table, for
 * `insertInto(table).columns(columns).expression(selectRows(…))`.
 */
export const selectRows = <Table extends keyof DB, Column extends keyof DB[Table] & string>(
  table: Table,
  columns: readonly Column[],
  rows: readonly { [Name in Column]: unknown }[],
): RawBuilder<object> =>
  sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
