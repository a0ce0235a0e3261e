import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Batch, BatchChange } from '../contract/batches.contract.ts'
import type en from '../contract/messages/en.json'
import { countStudents, getBatch, lockBatch, updateBatch as update } from './batches.sql.ts'
import { rejectTakenCode } from './create-batch.ts'

const message = messagesOf<typeof en>('batches')

export async function updateBatch(ctx: Ctx, id: string, change: BatchChange): Promise<Batch> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockBatch(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const batch = applyChange(before, { ...change, sessions: change.sessions === null ? [] : change.sessions })
    // The body may contain one of the two days; the contract compares them only if it contains both.
    if (batch.endDate !== null && batch.endDate < batch.startDate)
      throw invalidField('endDate', message('endsBeforeStart'))
    const isSameCourse = batch.courseName === before.courseName
    const courseId = isSameCourse ? undefined : await lockNewCourse(tx, id, batch.courseName)
    await update(tx, batch, courseId).catch(rejectTakenCode)
    const after = await getBatch(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, { action: 'batch.update', record: 'batch', recordId: id, before, after })
    return after
  })
}

/** A batch belongs to one course, so its students would otherwise be in the batch of a course that they do not take. */
async function lockNewCourse(tx: Tx, batchId: string, name: string): Promise<string> {
  const courseId = await lockCourseByName(tx, name, 'courseName')
  const count = await countStudents(tx, batchId, { notOfCourse: courseId })
  if (count > 0) throw invalidField('courseName', message('studentsOfOtherCourse'), { count })
  return courseId
}
