import { getToday } from '#features/base/institute/server/days/public.ts'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import { may } from '#features/domain/students/contract/permissions.ts'
import { isStaff } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { type ErrorMessage, invalid } from '#shared/server/errors.ts'
import { type Concession, getConcession, setConcession } from './concession.sql.ts'

/** A self-registration declares a fee, which HR decides on later. */
const isLimited = (actor: Ctx['actor']) => isStaff(actor) && !may(actor, 'students.lower-fee-above-limit')

const message = messagesOf<typeof studentsEn>('students')

type FeeChange = { id: string; feeReason: string | null | undefined }

/**
 * Every change of a fee or of a course runs in this. The caller has locked the account. 422: a fee that becomes lower
 * than the list fee without a reason (`feeReason`), or lower than the limit of the caller allows (`fee`). Returns the
 * reason if it is stored.
 */
export async function keepWithinLimit(
  tx: Tx,
  ctx: Ctx,
  of: FeeChange,
  change: () => Promise<void>,
): Promise<string | null> {
  const before = await getConcession(tx, ctx.actor, of.id)
  await change()
  return checkConcession(tx, ctx, of, before)
}

/** Call it after the first fee of an enrolment was stored. Has the errors of `keepWithinLimit`. */
export async function checkNewFee(tx: Tx, ctx: Ctx, of: FeeChange): Promise<string | null> {
  return checkConcession(tx, ctx, of, undefined)
}

async function checkConcession(
  tx: Tx,
  ctx: Ctx,
  { id, feeReason }: FeeChange,
  before: Concession | undefined,
): Promise<string | null> {
  const after = await getConcession(tx, ctx.actor, id)
  if (before?.fee === after.fee && before.listFee === after.listFee) return null
  const isAboveLimit = isLimited(ctx.actor) && after.left < 0 && (before === undefined || after.left < before.left)
  if (after.gap <= 0 && !isAboveLimit) {
    if (before !== undefined) await setConcession(tx, id, null)
    return null
  }
  const isLowered = before === undefined || after.gap > before.gap
  const reason = feeReason || (isLowered ? null : before.reason)
  const faults: Record<string, ErrorMessage> = {
    ...(!reason && after.gap > 0 && { feeReason: { key: message('feeReasonMissing') } }),
    ...(isAboveLimit && {
      fee: { key: message('feeBelowLimit'), values: { listFee: after.listFee, lowest: after.lowest } },
    }),
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  // A higher fee without a new reason is still the concession of the person who lowered it.
  if (ctx.actor === null || !reason || (!isLowered && !feeReason)) return null
  const day = await getToday(tx, ctx.clock)
  await setConcession(tx, id, { kind: 'Lower fee', reason, day, by: ctx.actor.id })
  return reason
}
