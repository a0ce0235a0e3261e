import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Marks, SavedMarks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { insertSheet, listMarksOfDay, recountSheet, writeMarks } from './attendance.sql.ts'
import { assertStudentsInBatch, resolveSheet, toPresenceByStudent } from './resolve-sheet.ts'

const message = messagesOf<typeof en>('attendance')

/** Returns 409 with the saved marks if the sheet exists. */
export async function saveAttendance(ctx: Ctx<Actor>, body: Marks): Promise<SavedMarks> {
  const scope = scopeOf(ctx.actor)
  return inTx(ctx.db, async (tx) => {
    const sheet = await resolveSheet(tx, ctx, body)
    const { batchId, batchCode, day, isLate, marks } = sheet
    const id = uuid()
    const saved = { at: ctx.clock.now(), by: ctx.actor.id }
    if (!(await insertSheet(tx, { id, batchId, day, ...saved })))
      throw new AppError(409, 'marks_exist', message('marksExist'), {
        current: await listMarksOfDay(tx, scope, batchId, day),
      })
    await assertStudentsInBatch(tx, scope, sheet)
    await writeMarks(tx, id, day, marks)
    const { version } = await recountSheet(tx, id, { isNew: true, ...saved })
    await audit(tx, ctx, {
      action: 'attendance.save',
      record: 'attendance',
      recordId: id,
      after: { batchCode, date: day, ...(isLate && { late: true }), marks: toPresenceByStudent(marks) },
    })
    return { message: ctx.translate(ctx.language, message('marksSaved')), saved: marks.length, version }
  })
}
