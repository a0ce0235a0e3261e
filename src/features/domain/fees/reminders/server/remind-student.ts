import { getToday } from '#features/base/institute/server/days/public.ts'
import { lockStudent } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import type { NewReminder } from '../contract/reminders.contract.ts'
import { closeChat, findReminder, insertReminder } from './reminders.sql.ts'
import { getToPay } from './students-to-remind.sql.ts'

const message = messagesOf<typeof en>('reminders')
const channel = 'WhatsApp'

/**
 * Records that the caller opens WhatsApp, so that two clerks never write to a student on the same day.
 * `confirmReminder` says whether the message was sent. 409: nothing is pending, the student was reminded today, or
 * somebody else has just opened it.
 */
export async function remindStudent(ctx: Ctx<Actor>, id: string): Promise<NewReminder> {
  return inTx(ctx.db, async (tx) => {
    const student = found(await lockStudent(tx, scopeOf(ctx.actor), id))
    if (student.PendingFee <= 0 || student.status === 'Pending')
      throw new AppError(409, 'nothing_pending', message('nothingPending'))
    const day = await getToday(tx, ctx.clock)
    const claim = { day, channel, state: 'opened', by: ctx.actor.id, at: ctx.clock.now() } as const
    const isNew = (await insertReminder(tx, id, claim)) === 1
    const reminder = found(await findReminder(tx, id, day))
    if (!isNew) {
      const key = message(reminder.state === 'opened' ? 'openedByOther' : 'remindedToday')
      throw new AppError(409, 'reminded_today', { key, values: { name: reminder.by } })
    }
    await audit(tx, ctx, { action: 'student.chat', record: 'student', recordId: id, after: { channel } })
    return { ...reminder, ...(await getToPay(tx, EVERYBODY, id, day)) }
  })
}

/** 409: WhatsApp was not opened, or somebody has answered already. */
export async function confirmReminder(ctx: Ctx<Actor>, id: string, isSent: boolean): Promise<{ message: string }> {
  return inTx(ctx.db, async (tx) => {
    found(await lockStudent(tx, scopeOf(ctx.actor), id))
    const day = await closeChat(tx, id, isSent, ctx.clock.now())
    if (day === undefined) throw new AppError(409, 'not_open', message('chatNotOpen'))
    const action = isSent ? 'student.remind' : 'student.notReminded'
    await audit(tx, ctx, { action, record: 'student', recordId: id, after: { channel } })
    return { message: ctx.translate(ctx.language, message(isSent ? 'chatSent' : 'chatNotSent')) }
  })
}
