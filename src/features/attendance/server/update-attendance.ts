import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Marks, SavedMarks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { lockSheet, marksInSheet, marksOfDay, settleSheet, writeMarks } from './attendance.sql.ts'
import { byStudent } from './marks-by-student.ts'
import { resolveSheet, refuseStrangers } from './resolve-sheet.ts'

const message = messagesOf<typeof en>('attendance')

/** Changes marks that stand, and adds those of who has joined since; 404 while the batch has none on that day. */
export async function updateAttendance(ctx: Ctx<Actor>, marks: Marks): Promise<SavedMarks> {
  return inTx(ctx.db, async (tx) => {
    const meant = await resolveSheet(tx, ctx, marks)
    const { batchId, day, written } = meant
    const sheet = await lockSheet(tx, batchId, day)
    if (!sheet) throw new AppError(404, 'no_marks', message('noSheet'))
    if (ctx.ifMatch !== undefined && ctx.ifMatch !== sheet.version)
      checkVersion(ctx, sheet.version, await marksOfDay(tx, batchId, day))
    await refuseStrangers(tx, meant, sheet.id)
    const before = await marksInSheet(tx, sheet.id)
    const changed = written.filter(({ student, present }) => before.get(student) !== present)
    const text = ctx.translate(ctx.language, message('updated'))
    if (changed.length === 0) return { message: text, saved: written.length, version: sheet.version }
    await writeMarks(tx, sheet.id, day, changed)
    const { version } = await settleSheet(tx, sheet.id, { isNew: false, at: ctx.clock.now(), by: ctx.actor.id })
    const were = changed.flatMap(({ student }) => {
      const present = before.get(student)
      return present === undefined ? [] : [{ student, present }]
    })
    await audit(tx, ctx, {
      action: 'attendance.update',
      record: 'attendance',
      recordId: sheet.id,
      before: { marks: byStudent(were) },
      after: { marks: byStudent(changed) },
    })
    return { message: text, saved: written.length, version }
  })
}
