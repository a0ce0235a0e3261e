import { addMonths } from '#shared/contract/add-months.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { MAX_JOINING_MONTHS } from '../../contract/record-day.ts'
import { getToday } from './get-today.ts'

const message = messagesOf<typeof en>('institute')

/** 422 at `joiningDate`: more than a year ahead. A date that stays `unchanged` is accepted. */
export async function assertJoiningDay(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  joiningDate: string,
  unchanged?: string,
): Promise<void> {
  if (joiningDate === unchanged || joiningDate <= addMonths(await getToday(tx, ctx.clock), MAX_JOINING_MONTHS)) return
  throw invalidField('joiningDate', message('joinsTooLate'))
}
