import { v7 as uuid } from 'uuid'
import { markExpensesCounted } from '#features/domain/expenses/server/public.ts'
import { lockCounts, markFeesCounted } from '#features/domain/fees/server/counts/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, invalidField } from '#shared/server/errors.ts'
import { type Closing, DENOMINATIONS, type SignOffBody } from '../contract/closings.contract.ts'
import type en from '../contract/messages/en.json'
import { insertClosing, listCountsOfDay } from './closings.sql.ts'
import { toDrawer } from './read-closings.ts'
import { readUncounted } from './uncounted-cash.sql.ts'

const message = messagesOf<typeof en>('cash')

/**
 * Signs off the cash counted since the drawer's last count. 403: another scope than the caller may close. 409: nothing
 * is new since a count of that day, or the expected cash changed while it was counted. 422: day in the future, or a
 * difference without a reason.
 */
export async function signOff(ctx: Ctx<Actor>, { date, scope, expected, reason = null, ...counted }: SignOffBody) {
  return inTx(ctx.db, async (tx): Promise<Closing> => {
    const drawer = await toDrawer(tx, ctx, { date, scope })
    if (date > (await getToday(tx, ctx.clock))) throw invalidField('date', message('dayInFuture'))
    await lockCounts(tx)
    const { uncounted, expected: expectedNow, ...sums } = await readUncounted(tx, drawer)
    const isRepeated = uncounted === 0 && (await listCountsOfDay(tx, drawer)).length > 0
    if (isRepeated) throw new AppError(409, 'signed_off', message('alreadySignedOff'))
    const show = (amount: number) => formatRupees(amount, ctx.language)
    if (expectedNow !== expected)
      throw new AppError(409, 'stale', { key: message('expectedChanged'), values: { expected: show(expectedNow) } })

    const counts = Object.fromEntries(DENOMINATIONS.map((value) => [value, counted[`n${value}`] ?? 0]))
    const sum = DENOMINATIONS.reduce((total, value) => total + value * (counts[value] ?? 0), 0)
    // Subtracts paise, which are whole numbers.
    const difference = (sum * 100 - Math.round(expected * 100)) / 100
    if (difference !== 0 && reason === null)
      throw invalidField('reason', message('reasonMissing'), { difference: show(difference) })

    const id = uuid()
    const signedAt = ctx.clock.now()
    await insertClosing(tx, {
      ...drawer,
      id,
      expected,
      counted: sum,
      counts,
      signedAt,
      signedBy: ctx.actor.id,
      reason: difference === 0 ? null : reason,
      sums,
    })
    await markFeesCounted(tx, drawer, id)
    if (drawer.clerkId === null) await markExpensesCounted(tx, date, id)
    const closing = (await listCountsOfDay(tx, drawer)).find(({ _id }) => _id === id)
    if (!closing) throw new Error('The closing was not stored')
    const after = { date, scope, expected, counted: sum, difference, reason: closing.reason }
    await audit(tx, ctx, { action: 'closing.sign', record: 'closing', recordId: id, after })
    return closing
  })
}
