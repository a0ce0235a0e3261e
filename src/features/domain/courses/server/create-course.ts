import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Course, CourseBody } from '../contract/courses.contract.ts'
import type en from '../contract/messages/en.json'
import { insertCourse } from './courses.sql.ts'

const message = messagesOf<typeof en>('courses')

export async function createCourse(ctx: Ctx, body: CourseBody): Promise<Course> {
  return inTx(ctx.db, async (tx) => {
    const course = await insertCourse(tx, ctx, uuid(), body).catch(rejectTakenName)
    await audit(tx, ctx, { action: 'course.create', record: 'course', recordId: course._id, after: course })
    return course
  })
}

/** Turns a violation of the unique index into a 409 with a message at the field. */
export function rejectTakenName(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'course_name') throw error
  throw new AppError(409, 'name_taken', message('nameTaken'), { fields: { course: { key: message('nameTaken') } } })
}
