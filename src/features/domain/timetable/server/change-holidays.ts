import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { Holiday, HolidayBody } from '../contract/timetable.contract.ts'
import { deleteHoliday, insertHoliday } from './holidays.sql.ts'

const message = messagesOf<typeof en>('timetable')

export async function addHoliday(ctx: Ctx, { name, from, to }: HolidayBody): Promise<Holiday> {
  return inTx(ctx.db, async (tx) => {
    const holiday = { _id: uuid(), name, from, to: to ?? from }
    await insertHoliday(tx, holiday, ctx.clock.now())
    await audit(tx, ctx, { action: 'holiday.create', record: 'holiday', recordId: holiday._id, after: holiday })
    return holiday
  })
}

export async function removeHoliday(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = found(await deleteHoliday(tx, id))
    await audit(tx, ctx, { action: 'holiday.remove', record: 'holiday', recordId: id, before })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}
