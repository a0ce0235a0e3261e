import { type RawBuilder, sql } from 'kysely'
import { findByReference, formatReceiptNumber, parseReceiptNumber } from '#features/domain/fees/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { LIMIT } from './match-words.sql.ts'

type Receipts = SearchResults['receipts']

/** Finds receipts with this number, or a reference that contains the search. */
export async function findReceipts(db: Db, scope: Scope, search: string): Promise<Receipts> {
  const referenced = await findByReference(db, search)
  const conditions = [...hasNumber(search), ...(referenced ? [sql`id in (${referenced})`] : [])]
  return conditions.length === 0 ? [] : listReceipts(db, scope, sql`(${sql.join(conditions, sql` or `)})`, LIMIT)
}

export const findLastReceipt = (db: Db, scope: Scope, studentId: string): Promise<Receipts> =>
  listReceipts(db, scope, sql`student_id = ${studentId}`, 1)

/** Uses the index of year and number, also without a year. */
function hasNumber(search: string): RawBuilder<unknown>[] {
  const { year, n } = parseReceiptNumber(search) ?? {}
  if (n === undefined) return []
  if (year !== undefined) return [sql`(financial_year = ${year} and n = ${n})`]
  return [sql`(financial_year, n) in (select financial_year, ${n}::integer from receipt_series)`]
}

async function listReceipts(db: Db, scope: Scope, condition: RawBuilder<boolean>, limit: number): Promise<Receipts> {
  const rows = await db
    .selectFrom('receipt')
    .select(['id', 'financial_year', 'n', 'student_name', 'paid', 'paid_on'])
    .where('voided_at', 'is', null)
    .where(condition)
    .$call(within(scope, 'student_id'))
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    receiptNo: formatReceiptNumber(row.financial_year, row.n),
    name: row.student_name,
    paid: row.paid,
    date: row.paid_on,
  }))
}
