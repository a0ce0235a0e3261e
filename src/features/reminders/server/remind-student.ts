import { sql } from 'kysely'
import { getToday } from '#features/institute/server/public.ts'
import { lockStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { NewReminder } from '../contract/reminders.contract.ts'
import { findReminder, insertReminders } from './reminders.sql.ts'
import { selectRemindedStudents } from './students-to-remind.sql.ts'

const message = messagesOf<typeof en>('reminders')

/** Records a WhatsApp message that the caller is about to send. 409: nothing is pending, or the student was reminded today. */
export async function remindStudent(ctx: Ctx<Actor>, id: string): Promise<NewReminder> {
  return inTx(ctx.db, async (tx) => {
    const student = found(await lockStudent(tx, id))
    if (student.PendingFee <= 0 || student.status === 'Pending')
      throw new AppError(409, 'nothing_pending', message('nothingPending'))
    const day = await getToday(tx, ctx.clock)
    const channel = 'WhatsApp'
    const claim = { day, channel, state: 'sent', by: ctx.actor.id, at: ctx.clock.now() } as const
    const isNew = (await insertReminders(tx, sql`select ${id}::uuid as id`, claim)) === 1
    const reminder = found(await findReminder(tx, id, day))
    if (!isNew)
      throw new AppError(409, 'reminded_today', { key: message('remindedToday'), values: { name: reminder.by } })
    await audit(tx, ctx, { action: 'student.remind', record: 'student', recordId: id, after: { channel } })
    const { dueDate, amountToPay } = await selectRemindedStudents(tx, day)
      .where('s.id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...reminder, dueDate, amountToPay }
  })
}
