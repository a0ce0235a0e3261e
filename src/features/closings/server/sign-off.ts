import { v7 as uuid } from 'uuid'
import { lockDay } from '#features/fees/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, invalidField } from '#shared/server/errors.ts'
import { type Closing, DENOMINATIONS, type SignOffBody } from '../contract/closings.contract.ts'
import type en from '../contract/messages/en.json'
import { findClosing, insertClosing } from './closings.sql.ts'
import { readDay } from './day-cash.sql.ts'
import { toDrawer } from './read-closings.ts'

const message = messagesOf<typeof en>('closings')

/**
 * Signs off the counted cash of a day. 403: another scope than the caller may close. 409: signed off already, or the expected
 * cash changed while it was counted. 422: day in the future, or a difference without a reason.
 */
export async function signOff(ctx: Ctx<Actor>, { date, scope, expected, reason = null, ...counted }: SignOffBody) {
  return inTx(ctx.db, async (tx): Promise<Closing> => {
    const drawer = await toDrawer(tx, ctx, { date, scope })
    if (date > (await getToday(tx, ctx.clock))) throw invalidField('date', message('dayInFuture'))
    await lockDay(tx, date)
    if (await findClosing(tx, drawer)) throw new AppError(409, 'signed_off', message('alreadySignedOff'))
    const { cash, records } = await readDay(tx, drawer)
    const show = (amount: number) => formatRupees(amount, ctx.language)
    if (cash.expected !== expected)
      throw new AppError(409, 'stale', { key: message('expectedChanged'), values: { expected: show(cash.expected) } })

    const counts = Object.fromEntries(DENOMINATIONS.map((value) => [value, counted[`n${value}`] ?? 0]))
    const sum = DENOMINATIONS.reduce((total, value) => total + value * (counts[value] ?? 0), 0)
    // In paise, which are whole numbers.
    const difference = (sum * 100 - Math.round(cash.expected * 100)) / 100
    if (difference !== 0 && reason === null)
      throw invalidField('reason', message('reasonMissing'), { difference: show(difference) })

    const id = uuid()
    const signedAt = ctx.clock.now()
    await insertClosing(tx, {
      ...{ ...drawer, id, expected, counted: sum, counts, signedAt, signedBy: ctx.actor.id },
      reason: difference === 0 ? null : reason,
      records,
    })
    const closing = await findClosing(tx, drawer)
    if (!closing) throw new Error('The closing was not stored')
    const after = { date, scope, expected, counted: sum, difference, reason: closing.reason }
    await audit(tx, ctx, { action: 'closing.sign', record: 'closing', recordId: id, after })
    return closing
  })
}
