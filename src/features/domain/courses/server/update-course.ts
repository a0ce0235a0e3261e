import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Course, CourseChange } from '../contract/courses.contract.ts'
import { lockCourse, updateCourse as update } from './courses.sql.ts'
import { rejectTakenName } from './create-course.ts'

export async function updateCourse(ctx: Ctx, id: string, change: CourseChange): Promise<Course> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockCourse(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const after = await update(tx, applyChange(before, change)).catch(rejectTakenName)
    await audit(tx, ctx, { action: 'course.update', record: 'course', recordId: id, before, after })
    return after
  })
}
