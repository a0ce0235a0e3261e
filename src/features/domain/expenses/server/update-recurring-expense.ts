import { getToday } from '#features/base/institute/server/days/public.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import {
  type RecurringExpense,
  type RecurringExpenseChange,
  RECURRING_FIELDS,
} from '../contract/recurring-expenses.contract.ts'
import { assertStartDay } from './assert-start-day.ts'
import { changeExpenseMode } from './change-expense-mode.ts'
import { assertWithinLimit } from './assert-within-limit.ts'
import { lockReferencedCategory } from './lock-referenced-category.ts'
import {
  getRecurringExpense,
  lockRecurringExpense,
  updateRecurringExpense as update,
} from './recurring-expenses.sql.ts'

/** Added expenses stay unchanged. 404: unknown or ended. 409: changed meanwhile. */
export async function updateRecurringExpense(
  ctx: Ctx,
  id: string,
  change: RecurringExpenseChange,
): Promise<RecurringExpense> {
  return inTx(ctx.db, async (tx) => {
    const today = await getToday(tx, ctx.clock)
    const before = found(await lockRecurringExpense(tx, id, today))
    checkVersion(ctx, before.version, before)
    const recurring = applyChange(before, { ...change, ...changeExpenseMode(before, change) })
    if (recurring.startsOn !== before.startsOn) assertStartDay(recurring.startsOn, today)
    if (recurring.amount > before.amount) assertWithinLimit(ctx.actor, recurring.amount)
    const categoryId = await lockReferencedCategory(tx, recurring.ledger)
    await update(tx, recurring, { categoryId, at: ctx.clock.now() })
    const after = found(await getRecurringExpense(tx, id, today))
    await audit(tx, ctx, {
      action: 'recurring.update',
      record: 'recurring',
      recordId: id,
      before,
      after,
      personal: { subjectId: id, fields: personalFields(RECURRING_FIELDS) },
    })
    return after
  })
}
