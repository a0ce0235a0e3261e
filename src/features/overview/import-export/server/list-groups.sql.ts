import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import { withoutNestedLoops } from './without-nested-loops.sql.ts'

/** The rows of one record, such as a student with a payment in each row. */
export type RowGroup = { line: number; rows: string[][] }

/** Returns the next groups after a line, with the cells of all their rows, in the order of the file. */
export async function listGroups(tx: Tx, importId: string, after: number, limit: number): Promise<RowGroup[]> {
  const statement = sql<RowGroup>`
    with person as materialized (
      select person_key, min(line) as line from import_row
      where import_id = ${importId} and not is_skipped and person_key is not null
      group by person_key having min(line) > ${after} order by 2 limit ${limit}
    )
    select p.line, jsonb_agg(r.cells order by r.line) as rows
    from person p join import_row r on r.import_id = ${importId} and r.person_key = p.person_key and not r.is_skipped
    group by p.line order by p.line`
  const { rows } = await withoutNestedLoops(tx, () => statement.execute(tx))
  return rows
}
