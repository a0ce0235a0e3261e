import { v7 as uuid } from 'uuid'
import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { Batch, BatchBody } from '../contract/batches.contract.ts'
import type en from '../contract/messages/en.json'
import { getBatch, insertBatch } from './batches.sql.ts'

const message = messagesOf<typeof en>('batches')

export async function createBatch(ctx: Ctx, body: BatchBody): Promise<Batch> {
  return inTx(ctx.db, async (tx) => {
    const courseId = await lockCourseByName(tx, body.courseName, 'courseName')
    const id = uuid()
    await insertBatch(tx, ctx, id, courseId, body).catch(rejectTakenCode)
    const batch = await getBatch(tx, id)
    if (!batch) throw notFound()
    await audit(tx, ctx, { action: 'batch.create', record: 'batch', recordId: id, after: batch })
    return batch
  })
}

/** Turns a violation of the unique index into a 409 with a message at the field. */
export function rejectTakenCode(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'batch_code') throw error
  throw new AppError(409, 'code_taken', message('codeTaken'), { fields: { bCode: { key: message('codeTaken') } } })
}
