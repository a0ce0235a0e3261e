import { getToday } from '#features/base/institute/server/days/public.ts'
import { limitOf } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, BEYOND_LIMIT } from '#shared/server/errors.ts'
import { may } from '../../contract/permissions.ts'
import type en from '../../contract/messages/en.json'
import { isSignedOff, shareCounts } from '../counts/cash-counts.sql.ts'

const message = messagesOf<typeof en>('fees')

/**
 * 409: a counted receipt without the permission for those, one that is not counted without that of the desk, or one that
 * is older than the caller's limit.
 */
export async function assertMayChange(
  tx: Tx,
  { actor, clock }: Ctx,
  verb: 'correct' | 'void',
  { _id, issuedOn }: { _id: string; issuedOn: string },
): Promise<void> {
  await shareCounts(tx)
  const isCounted = await isSignedOff(tx, _id)
  const permission = isCounted ? (`fees.${verb}-signed-off` as const) : (`fees.${verb}` as const)
  if (!may(actor, permission)) {
    const key = isCounted ? message('signedOff') : message('notSignedOff')
    throw new AppError(409, isCounted ? 'signed_off' : 'not_signed_off', { key, values: { day: issuedOn } })
  }
  const days = limitOf(actor, permission)
  if (days !== Infinity && addDays(issuedOn, days) < (await getToday(tx, clock)))
    throw new AppError(409, BEYOND_LIMIT, { key: message('olderThanLimit'), values: { count: days } })
}
