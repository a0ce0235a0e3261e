import { recomputeAccount } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/messages/en.json'
import { lockReceipt } from './change-receipt.ts'
import { markVoided } from './fees.sql.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Receipts are voided, never deleted: the row keeps its number and records account, time and reason.
 * 404: unknown or already voided. 409: changed meanwhile.
 */
export async function voidReceipt(ctx: Ctx<Actor>, id: string, reason: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, id)
    checkVersion(ctx, before.version, before)
    await markVoided(tx, id, { at: ctx.clock.now(), by: ctx.actor.id, reason })
    await recomputeAccount(tx, before.student)
    const { name: _name, contact: _contact, ...rest } = before
    await audit(tx, ctx, {
      action: 'fee.void',
      record: 'receipt',
      recordId: id,
      before: { ...rest, reason },
      personal: { subjectId: before.student, fields: ['reason'] },
    })
  })
  return { message: ctx.translate(ctx.language, message('voided')) }
}
