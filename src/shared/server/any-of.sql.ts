import { sql } from 'kysely'

/**
 * Use it in `where(column, '=', anyOf(ids))`: unlike `in`, the SQL is the same for every number of ids, so that it is
 * prepared once.
 */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/**
 * Returns the same for the ids that a query selects. The ids of a page whose filter has a pattern are read first:
 * PostgreSQL plans such a statement each time, which takes long for the many tables of the rows.
 */
export async function readIds(query: { execute(): Promise<{ id: string }[]> }) {
  return anyOf((await query.execute()).map(({ id }) => id))
}
