import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { isSignedOff, shareCounts } from '../counts/cash-counts.sql.ts'

const message = messagesOf<typeof en>('fees')

/** 409: HR once the receipt is counted, an admin before. */
export async function assertMayChange(
  tx: Tx,
  { actor }: Ctx,
  { _id, issuedOn }: { _id: string; issuedOn: string },
): Promise<void> {
  await shareCounts(tx)
  const isForAdmin = await isSignedOff(tx, _id)
  if (isForAdmin === (actor?.role === 'admin')) return
  const key = isForAdmin ? message('signedOff') : message('notSignedOff')
  throw new AppError(409, isForAdmin ? 'signed_off' : 'not_signed_off', { key, values: { day: issuedOn } })
}
