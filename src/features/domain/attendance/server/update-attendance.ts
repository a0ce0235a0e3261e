import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Marks, SavedMarks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { lockSheet, getPresenceByStudent, listMarksOfDay, recountSheet, writeMarks } from './attendance.sql.ts'
import { assertStudentsInBatch, resolveSheet, toPresenceByStudent } from './resolve-sheet.ts'

const message = messagesOf<typeof en>('attendance')

/** Changes saved marks and adds those of new students. 404 if the batch has none on that day. */
export async function updateAttendance(ctx: Ctx<Actor>, body: Marks): Promise<SavedMarks> {
  const scope = scopeOf(ctx.actor)
  return inTx(ctx.db, async (tx) => {
    const resolved = await resolveSheet(tx, ctx, body)
    const { batchId, day, isLate, marks } = resolved
    const sheet = await lockSheet(tx, batchId, day)
    if (!sheet) throw new AppError(404, 'no_marks', message('noMarksToUpdate'))
    if (ctx.ifMatch !== undefined && ctx.ifMatch !== sheet.version)
      checkVersion(ctx, sheet.version, await listMarksOfDay(tx, scope, batchId, day))
    await assertStudentsInBatch(tx, scope, resolved)
    const before = await getPresenceByStudent(tx, sheet.id)
    const changed = marks.filter(({ student, present }) => before.get(student) !== present)
    const text = ctx.translate(ctx.language, message('marksUpdated'))
    if (changed.length === 0) return { message: text, saved: marks.length, version: sheet.version }
    await writeMarks(tx, sheet.id, day, changed)
    const { version } = await recountSheet(tx, sheet.id, { isNew: false, at: ctx.clock.now(), by: ctx.actor.id })
    const previous = changed.flatMap(({ student }) => {
      const present = before.get(student)
      return present === undefined ? [] : [{ student, present }]
    })
    await audit(tx, ctx, {
      action: 'attendance.update',
      record: 'attendance',
      recordId: sheet.id,
      before: { marks: toPresenceByStudent(previous) },
      after: { ...(isLate && { late: true }), marks: toPresenceByStudent(changed) },
    })
    return { message: text, saved: marks.length, version }
  })
}
