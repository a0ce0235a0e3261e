import { v7 as uuid } from 'uuid'
import { assertRecordDay, getToday, startOfDay } from '#features/base/institute/server/days/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, forbidden, found } from '#shared/server/errors.ts'
import { may } from '../contract/permissions.ts'
import type { CashBody, CashEntry } from '../contract/closings.contract.ts'
import type en from '../contract/messages/en.json'
import { findEntry, getCashInHand, insertEntry, lockCash, type Reader, voidEntry } from './cash.sql.ts'

const message = messagesOf<typeof en>('cash')

/**
 * 403: an opening by HR. 409: a deposit above the cash in hand, unless `aboveCash`. 422: date in the future or before
 * 2000.
 */
export async function recordCash(ctx: Ctx<Actor>, { aboveCash, ...body }: CashBody): Promise<CashEntry> {
  if (body.kind === 'opening' && !may(ctx.actor, 'cash.open')) throw forbidden(message('adminOpens'))
  return inTx(ctx.db, async (tx) => {
    await assertRecordDay(tx, ctx, body.date)
    if (body.kind === 'deposit' && aboveCash !== true) await assertInHand(tx, ctx, body.amount)
    const id = uuid()
    await insertEntry(tx, { ...body, id, recordedAt: ctx.clock.now(), recordedBy: ctx.actor.id })
    const entry = found(await findEntry(tx, await getReader({ ...ctx, db: tx }), id))
    await audit(tx, ctx, { action: 'cash.record', record: 'cash', recordId: id, after: toAuditValues(entry) })
    return entry
  })
}

export async function getReader({ db, clock, actor }: Ctx<Actor>): Promise<Reader> {
  return { actor, startOfDay: await startOfDay(db, await getToday(db, clock)) }
}

/** The cash in hand is unknown until an admin has entered the opening. */
async function assertInHand(tx: Tx, { language }: Ctx, amount: number): Promise<void> {
  await lockCash(tx)
  const cash = await getCashInHand(tx)
  if (cash === null || amount <= cash.inHand) return
  const values = { inHand: formatRupees(Math.max(cash.inHand, 0), language) }
  throw new AppError(409, 'above_cash', { key: message('depositAboveCash'), values })
}

/** 403: HR, unless it is an own deposit of the same day. 404: unknown or voided already. */
export async function removeCash(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const entry = found(await findEntry(tx, await getReader({ ...ctx, db: tx }), id))
    if (!entry.removable) throw forbidden(message('onlyOwnDeposit'))
    found((await voidEntry(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })) || undefined)
    await audit(tx, ctx, { action: 'cash.void', record: 'cash', recordId: id, before: toAuditValues(entry) })
  })
  return { message: ctx.translate(ctx.language, message('entryVoided')) }
}

const toAuditValues = ({ kind, amount, date, reference }: CashEntry) => ({ kind, amount, date, reference })
