import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import { selectAdjustmentsOfStudent, selectBreakdown, selectDiscountable } from './adjustments/adjustments.sql.ts'
import type { FeeView } from './adjustments/fee-view.ts'
import { selectAccount, selectReceiptsOfStudent } from './fees.sql.ts'
import { toReceipt } from './receipts/receipt-row.ts'
import { selectRefundsOfStudent, toListed } from './refunds/refunds.sql.ts'

/**
 * `percent` is the caller's limit of concessions. Reads with one statement, so that sums and receipts are of the same moment without a transaction. Undefined for a
 * deleted student.
 */
export async function readStudentFees(db: Db, scope: Scope, id: string, view: FeeView, percent: number) {
  const [row] = await SELECT_FEES[view](db, scope, id, percent)
  return row && { ...row, receipts: row.receipts.map(toReceipt), refunds: row.refunds.map(toListed) }
}

const compileFor = (view: FeeView) =>
  compileForScopes((db, scope, id: string, percent: number) =>
    selectAccount(db, scope, id).select([
      jsonArrayFrom(selectReceiptsOfStudent(db, scope, id)).as('receipts'),
      jsonArrayFrom(selectRefundsOfStudent(db, scope, id, { voided: view === 'all' })).as('refunds'),
      jsonArrayFrom(selectAdjustmentsOfStudent(db, scope, id, view)).as('adjustments'),
      jsonObjectFrom(selectBreakdown(id)).as('breakdown'),
      (view === 'own' ? sql<never[]>`'[]'::json` : jsonArrayFrom(selectDiscountable(id, view, percent))).as('courses'),
    ]),
  )
const SELECT_FEES = { own: compileFor('own'), limited: compileFor('limited'), all: compileFor('all') }
