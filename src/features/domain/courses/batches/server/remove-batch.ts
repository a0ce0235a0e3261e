import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockBatch, markBatchDeleted, countStudents } from './batches.sql.ts'

const message = messagesOf<typeof en>('batches')

export async function removeBatch(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockBatch(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const count = await countStudents(tx, id)
    if (count > 0) throw new AppError(409, 'in_use', { key: message('inUse'), values: { count } })
    await markBatchDeleted(tx, id, ctx.clock.now())
    await audit(tx, ctx, { action: 'batch.remove', record: 'batch', recordId: id, before })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}
