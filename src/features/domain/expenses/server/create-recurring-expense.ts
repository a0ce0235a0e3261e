import { v7 as uuid } from 'uuid'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import {
  type RecurringExpense,
  type RecurringExpenseBody,
  RECURRING_FIELDS,
} from '../contract/recurring-expenses.contract.ts'
import { assertStartDay } from './assert-start-day.ts'
import { assertWithinLimit } from './assert-within-limit.ts'
import { lockReferencedCategory } from './lock-referenced-category.ts'
import { getRecurringExpense, insertRecurringExpense } from './recurring-expenses.sql.ts'

/** 422: no such category, a first day more than a year ago, or an amount above the caller's limit. */
export async function createRecurringExpense(ctx: Ctx, body: RecurringExpenseBody): Promise<RecurringExpense> {
  return inTx(ctx.db, async (tx) => {
    const today = await getToday(tx, ctx.clock)
    assertStartDay(body.startsOn, today)
    assertWithinLimit(ctx.actor, body.amount)
    const id = uuid()
    const categoryId = await lockReferencedCategory(tx, body.ledger)
    await insertRecurringExpense(tx, id, body, { categoryId, at: ctx.clock.now() })
    const after = found(await getRecurringExpense(tx, id, today))
    await audit(tx, ctx, {
      action: 'recurring.create',
      record: 'recurring',
      recordId: id,
      after,
      personal: { subjectId: id, fields: personalFields(RECURRING_FIELDS) },
    })
    return after
  })
}
