import { recomputeAccount } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Actor } from '#shared/server/actor.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/messages/en.json'
import { lockReceipt } from './change-receipt.ts'
import { markVoided } from './fees.sql.ts'

const message = messagesOf<typeof en>('fees')

/** Money records are voided, never deleted: who, when and why stay with the number. */
export async function voidReceipt(
  ctx: Ctx<Actor>,
  id: string,
  reason: string | undefined,
): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, id)
    checkVersion(ctx, before.version, before)
    await markVoided(tx, id, { at: ctx.clock.now(), who: ctx.actor.id, reason: reason || null })
    await recomputeAccount(tx, before.student)
    const { name: _name, contact: _contact, ...kept } = before
    await audit(tx, ctx, {
      action: 'fee.void',
      record: 'receipt',
      recordId: id,
      before: { ...kept, reason: reason || null },
    })
  })
  return { message: ctx.translate(ctx.language, message('voided')) }
}
