import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { may } from '../../contract/permissions.ts'
import type en from '../../contract/messages/en.json'
import { isSignedOff, shareCounts } from '../counts/cash-counts.sql.ts'

const message = messagesOf<typeof en>('fees')

/** 409: a counted receipt without the permission for those, or one that is not counted without that of the desk. */
export async function assertMayChange(
  tx: Tx,
  { actor }: Ctx,
  verb: 'correct' | 'void',
  { _id, issuedOn }: { _id: string; issuedOn: string },
): Promise<void> {
  await shareCounts(tx)
  const isCounted = await isSignedOff(tx, _id)
  if (may(actor, isCounted ? `fees.${verb}-signed-off` : `fees.${verb}`)) return
  const key = isCounted ? message('signedOff') : message('notSignedOff')
  throw new AppError(409, isCounted ? 'signed_off' : 'not_signed_off', { key, values: { day: issuedOn } })
}
