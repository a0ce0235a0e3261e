import { lockCourseByName } from '#features/courses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Batch, BatchChange } from '../contract/batches.contract.ts'
import type en from '../contract/messages/en.json'
import { getBatch, lockBatch, updateBatch as update } from './batches.sql.ts'
import { refuseTakenCode } from './create-batch.ts'

const message = messagesOf<typeof en>('batches')

export async function updateBatch(ctx: Ctx, id: string, change: BatchChange): Promise<Batch> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockBatch(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    refuseEndBeforeStart({ ...before, ...change })
    const isSameCourse = change.courseName === undefined || change.courseName === before.courseName
    const courseId = isSameCourse ? undefined : await lockCourseByName(tx, change.courseName!, 'courseName')
    await update(tx, id, courseId, change).catch(refuseTakenCode)
    const after = await getBatch(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, { action: 'batch.update', record: 'batch', recordId: id, before, after })
    return after
  })
}

/** A partial change may send one of the two days: they are compared as they will stand together. */
function refuseEndBeforeStart({
  startDate,
  endDate,
}: {
  startDate?: string | undefined
  endDate?: string | null | undefined
}) {
  if (startDate && endDate && endDate < startDate) throw invalidField('endDate', message('endsBeforeStart'))
}
