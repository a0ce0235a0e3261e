import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { RECURRING_FIELDS } from '../contract/recurring-expenses.contract.ts'
import { lockRecurringExpense, markEnded } from './recurring-expenses.sql.ts'

const message = messagesOf<typeof en>('expenses')

/** 404: unknown or already ended. 409: changed meanwhile. */
export async function endRecurringExpense(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = found(await lockRecurringExpense(tx, id, await getToday(tx, ctx.clock)))
    checkVersion(ctx, before.version, before)
    await markEnded(tx, id, ctx.clock.now())
    await audit(tx, ctx, {
      action: 'recurring.end',
      record: 'recurring',
      recordId: id,
      before,
      personal: { subjectId: id, fields: personalFields(RECURRING_FIELDS) },
    })
  })
  return { message: ctx.translate(ctx.language, message('recurringEnded')) }
}
