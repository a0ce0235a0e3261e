import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { AbsenceNotice, TellParent } from '../contract/absences.contract.ts'
import type en from '../contract/messages/en.json'
import { findNotice, insertNotice, lockMark } from './absences.sql.ts'

const message = messagesOf<typeof en>('absences')

/**
 * Records a WhatsApp message that the caller is about to send. 404: the student has no mark of that batch and day.
 * 409: present, without a parent's number, or told already.
 */
export async function tellParent(ctx: Ctx<Actor>, id: string, { batchCode, date }: TellParent): Promise<AbsenceNotice> {
  return inTx(ctx.db, async (tx) => {
    const mark = found(await lockMark(tx, scopeOf(ctx.actor), id, keyOf(batchCode), date))
    if (mark.present) throw new AppError(409, 'not_absent', message('notAbsent'))
    if (mark.parentContact === null) throw new AppError(409, 'no_parent_number', message('noParentNumber'))
    const key = { studentId: id, day: date, sheetId: mark.sheetId }
    const isNew = await insertNotice(tx, key, ctx.actor.id, ctx.clock.now())
    const notice = found(await findNotice(tx, key))
    if (!isNew) throw new AppError(409, 'told_already', { key: message('toldAlready'), values: { name: notice.by } })
    const after = { batchCode: mark.batchCode, date, channel: 'WhatsApp' }
    await audit(tx, ctx, { action: 'student.absence', record: 'student', recordId: id, after })
    return notice
  })
}
