import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Marks, SavedMarks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { insertSheet, marksOfDay, settleSheet, writeMarks } from './attendance.sql.ts'
import { byStudent } from './marks-by-student.ts'
import { resolveSheet, refuseStrangers } from './resolve-sheet.ts'

const message = messagesOf<typeof en>('attendance')

/** The first marks of a batch and day. Whoever comes second is told that there are some, and gets them along. */
export async function saveAttendance(ctx: Ctx<Actor>, marks: Marks): Promise<SavedMarks> {
  return inTx(ctx.db, async (tx) => {
    const meant = await resolveSheet(tx, ctx, marks)
    const { batchId, batchCode, day, written } = meant
    const id = uuid()
    const by = { at: ctx.clock.now(), by: ctx.actor.id }
    if (!(await insertSheet(tx, { id, batchId, day, ...by })))
      throw new AppError(409, 'marks_exist', message('marksExist'), { current: await marksOfDay(tx, batchId, day) })
    await refuseStrangers(tx, meant, id)
    await writeMarks(tx, id, day, written)
    const { version } = await settleSheet(tx, id, { isNew: true, ...by })
    await audit(tx, ctx, {
      action: 'attendance.save',
      record: 'attendance',
      recordId: id,
      after: { batchCode, date: day, marks: byStudent(written) },
    })
    return { message: ctx.translate(ctx.language, message('recorded')), saved: written.length, version }
  })
}
