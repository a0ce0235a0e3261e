import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Role } from '#shared/contract/endpoint.ts'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import { selectAdjustmentsOfStudent, selectBreakdown, selectDiscountable } from './adjustments/adjustments.sql.ts'
import { selectAccount, selectReceiptsOfStudent } from './fees.sql.ts'
import { toReceipt } from './receipts/receipt-row.ts'
import { selectRefundsOfStudent, toListed } from './refunds/refunds.sql.ts'

/**
 * Reads with one statement, so that sums and receipts are of the same moment without a transaction. Undefined for a
 * deleted student.
 */
export async function readStudentFees(db: Db, scope: Scope, id: string, role: Role) {
  const [row] = await SELECT_FEES[role](db, scope, id)
  return row && { ...row, receipts: row.receipts.map(toReceipt), refunds: row.refunds.map(toListed) }
}

const compileFor = (role: Role) =>
  compileForScopes((db, scope, id: string) =>
    selectAccount(db, scope, id).select([
      jsonArrayFrom(selectReceiptsOfStudent(db, scope, id)).as('receipts'),
      jsonArrayFrom(selectRefundsOfStudent(db, scope, id, { voided: role === 'admin' })).as('refunds'),
      jsonArrayFrom(selectAdjustmentsOfStudent(db, scope, id, role)).as('adjustments'),
      jsonObjectFrom(selectBreakdown(id)).as('breakdown'),
      (role === 'student' ? sql<never[]>`'[]'::json` : jsonArrayFrom(selectDiscountable(id, role))).as('courses'),
    ]),
  )
const SELECT_FEES = { student: compileFor('student'), hr: compileFor('hr'), admin: compileFor('admin') }
