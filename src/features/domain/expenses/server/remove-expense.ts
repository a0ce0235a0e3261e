import { shareCounts } from '#features/domain/fees/server/counts/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { EXPENSE_FIELDS } from '../contract/expenses.contract.ts'
import type en from '../contract/messages/en.json'
import { lockExpense, markVoided } from './expenses.sql.ts'
import { reopenMonth } from './recurring-expenses.sql.ts'

const message = messagesOf<typeof en>('expenses')

/**
 * Expenses are voided, never deleted: the row keeps its voucher number. The month of a recurring expense is due again.
 * 404: unknown or already voided. 409: changed meanwhile.
 */
export async function removeExpense(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    await shareCounts(tx)
    const before = found(await lockExpense(tx, id))
    checkVersion(ctx, before.version, before)
    await markVoided(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })
    await reopenMonth(tx, id)
    await audit(tx, ctx, {
      action: 'expense.remove',
      record: 'expense',
      recordId: id,
      before,
      personal: { subjectId: id, fields: personalFields(EXPENSE_FIELDS) },
    })
  })
  return { message: ctx.translate(ctx.language, message('expenseDeleted')) }
}
