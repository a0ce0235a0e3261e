import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Role } from '#shared/contract/endpoint.ts'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { selectAdjustmentsOfStudent, selectBreakdown, selectDiscountable } from './adjustments.sql.ts'
import { selectAccount, selectReceiptsOfStudent } from './fees.sql.ts'
import { toReceipt } from './receipt-row.ts'
import { selectRefundsOfStudent, toListed } from './refunds.sql.ts'

/**
 * Reads with one statement, so that sums and receipts are of the same moment without a transaction. Undefined for a
 * deleted student.
 */
export async function readStudentFees(db: Db, id: string, role: Role) {
  const [row] = await SELECT_FEES[role](db, id)
  return row && { ...row, receipts: row.receipts.map(toReceipt), refunds: row.refunds.map(toListed) }
}

const compileFor = (role: Role) =>
  compileOnce((db, id: string) =>
    selectAccount(db, id).select([
      jsonArrayFrom(selectReceiptsOfStudent(db, id)).as('receipts'),
      jsonArrayFrom(selectRefundsOfStudent(db, id, { voided: role === 'admin' })).as('refunds'),
      jsonArrayFrom(selectAdjustmentsOfStudent(db, id, role)).as('adjustments'),
      jsonObjectFrom(selectBreakdown(id)).as('breakdown'),
      (role === 'student' ? sql<never[]>`'[]'::json` : jsonArrayFrom(selectDiscountable(id, role))).as('courses'),
    ]),
  )
const SELECT_FEES = { student: compileFor('student'), hr: compileFor('hr'), admin: compileFor('admin') }
