import { v7 as uuid } from 'uuid'
import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { shareCounts } from '#features/domain/fees/server/counts/public.ts'
import { assertRecordDay, getToday } from '#features/base/institute/server/days/public.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { EXPENSE_FIELDS, type Expense, type ExpenseBody } from '../contract/expenses.contract.ts'
import { assertWithinLimit } from './assert-within-limit.ts'
import { getExpense, insertExpense } from './expenses.sql.ts'
import { lockReferencedCategory } from './lock-referenced-category.ts'

/**
 * Locks the category, then the voucher series. 422: no such category, a date in the future or before 2000, or an amount
 * above the caller's limit.
 */
export async function createExpense(tx: Tx, ctx: Ctx, body: ExpenseBody): Promise<Expense> {
  await assertRecordDay(tx, ctx, body.date)
  assertWithinLimit(ctx.actor, body.amount)
  const id = uuid()
  const categoryId = await lockReferencedCategory(tx, body.ledger)
  const financialYear = getFinancialYear(await getToday(tx, ctx.clock))
  await shareCounts(tx)
  // Takes the voucher number, so it runs after every check.
  await insertExpense(tx, { id, categoryId, financialYear, at: ctx.clock.now() }, body)
  const after = found(await getExpense(tx, id))
  await audit(tx, ctx, {
    action: 'expense.create',
    record: 'expense',
    recordId: id,
    after,
    personal: { subjectId: id, fields: personalFields(EXPENSE_FIELDS) },
  })
  return after
}
