import { type SelectQueryBuilder, sql } from 'kysely'
import type { QuickTotals, TotalOrCounting } from '#shared/contract/scalars.ts'
import type { Db } from './db.ts'

/** The totals of so many records take less time than the rows of a page. */
const MAX_FOUND = 500

/** Each of these records is looked up in several tables. */
const MAX_COUNTED = 200

/**
 * Reads the ids that are selected, for rows and totals. Undefined if they are too many: then the rows of a page are soon
 * found, and the totals take long.
 */
export async function findFew<DB, TB extends keyof DB>(
  db: Db,
  selected: SelectQueryBuilder<DB, TB, { id: string }>,
): Promise<string[] | undefined> {
  const { ids } = await db
    .selectFrom(selected.limit(MAX_FOUND + 1).as('found'))
    .select(
      sql<string[] | null>`case when count(*) <= ${sql.lit(MAX_FOUND)} then coalesce(array_agg(id), '{}') end`.as(
        'ids',
      ),
    )
    .executeTakeFirstOrThrow()
  return ids ?? undefined
}

/** Unlike `any`, the ids are read first, whatever the order of the page and however many they are. */
export const isFound = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (select unnest(${ids}::uuid[]))`

/** Counts the rows that are selected; with `quick` not more than 200, which take long. */
export async function countRows<DB, TB extends keyof DB, Row>(
  db: Db,
  selected: SelectQueryBuilder<DB, TB, Row>,
  totals: QuickTotals,
): Promise<TotalOrCounting> {
  if (totals === 'false') return {}
  const { total } = await db
    .selectFrom((totals === 'quick' ? selected.limit(MAX_COUNTED + 1) : selected).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return totals === 'quick' && total > MAX_COUNTED ? { counting: true } : { total }
}
