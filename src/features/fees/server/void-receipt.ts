import { settleAccount } from '#features/students/server/door.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Actor } from '#shared/server/actor.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/words/en.json'
import { lockReceipt } from './change-receipt.ts'
import { markVoided } from './fees.sql.ts'

const say = sayFrom<typeof en>('fees')

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
    await settleAccount(tx, before.student)
    const { name: _name, contact: _contact, ...kept } = before
    await audit(tx, ctx, {
      action: 'fee.void',
      record: 'receipt',
      recordId: id,
      before: { ...kept, reason: reason || null },
    })
  })
  return { message: ctx.translate(ctx.language, say('voided')) }
}
