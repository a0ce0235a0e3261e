import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { deletePortfolio } from './portfolio.sql.ts'

const message = messagesOf<typeof en>('portfolio')

/** Another's link, or an absent one, is 403. */
export async function removePortfolio(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  const { actor } = ctx
  await inTx(ctx.db, async (tx) => {
    const before = await deletePortfolio(tx, id, actor.id)
    if (!before) throw forbidden(message('linkNotYours'))
    // Refused, it is taken back with the transaction.
    checkVersion(ctx, before.version, before)
    await audit(tx, ctx, {
      action: 'portfolio.remove',
      record: 'portfolio',
      recordId: id,
      before,
      personal: { subjectId: actor.id, fields: ['portfolio'] },
    })
  })
  return { message: ctx.translate(ctx.language, message('linkRemoved')) }
}
