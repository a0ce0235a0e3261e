import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockCourse, markCourseDeleted, countUses } from './courses.sql.ts'

const message = messagesOf<typeof en>('courses')

/** Locks the course; adding a batch or a student to it waits for a key-share lock. 409: in use. */
export async function removeCourse(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockCourse(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const uses = await countUses(tx, id)
    if (uses.students + uses.batches > 0) throw new AppError(409, 'in_use', { key: message('inUse'), values: uses })
    await markCourseDeleted(tx, id, ctx.clock.now())
    await audit(tx, ctx, { action: 'course.remove', record: 'course', recordId: id, before })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}
