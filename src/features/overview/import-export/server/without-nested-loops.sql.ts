import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/**
 * Runs joins of the staged rows with each other. PostgreSQL has no statistics of rows that the transaction has just
 * inserted, assumes one row, and would compare each with each.
 */
export async function withoutNestedLoops<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`set local enable_nestloop = off`.execute(tx)
  const result = await work()
  await sql`set local enable_nestloop to default`.execute(tx)
  return result
}
