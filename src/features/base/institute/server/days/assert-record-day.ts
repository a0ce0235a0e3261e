import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '../../contract/messages/en.json'
import { FIRST_RECORD_DAY } from '../../contract/record-day.ts'
import { getToday } from './get-today.ts'

const message = messagesOf<typeof en>('institute')

/**
 * 422 at `date`: the date of a payment, an expense or an enquiry is in the future or before 2000. A date that stays
 * `unchanged` is accepted.
 */
export async function assertRecordDay(tx: Tx, ctx: Pick<Ctx, 'clock'>, day: string, unchanged?: string): Promise<void> {
  if (day === unchanged) return
  if (day < FIRST_RECORD_DAY) throw invalidField('date', message('dateTooEarly'))
  if (day > (await getToday(tx, ctx.clock))) throw invalidField('date', message('dateInFuture'))
}
