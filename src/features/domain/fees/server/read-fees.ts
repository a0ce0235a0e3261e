import type * as z from 'zod/mini'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { getToday, withCurrentYear } from '#features/base/institute/server/days/public.ts'
import type en from '#features/domain/fees/print-jobs/contract/messages/en.json'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError, forbidden, found } from '#shared/server/errors.ts'
import { monthLabel } from '#shared/server/in-period.sql.ts'
import { foundWithin, type Scope, scopeFor, scopeOf } from '#shared/server/scope.ts'
import type {
  FeeClosing,
  FeeList,
  FeeTotals,
  FilterFees,
  FilterPending,
  ListFees,
  ListPending,
  FeeMonth,
  PendingList,
  PendingTotals,
  PrintedReceipt,
  StudentFees,
} from '../contract/fees.contract.ts'
import { may } from '../contract/permissions.ts'
import type { PrintBody } from '../contract/receipt-file.contract.ts'
import type { PrintedRefund } from '../contract/refunds.contract.ts'
import { sumReceipts, getFeeTotals, listReceipts, sumReceiptsByMonth } from './fee-lists.sql.ts'
import { findReceiptNumber, listEarlierReceipts, listReceiptsToPrint, type ReceiptToPrint } from './fees.sql.ts'
import { getPendingTotals, listPending } from './sums/pending-fees.sql.ts'
import { getRefundToPrint } from './refunds/refunds.sql.ts'
import { isSignedOff } from './counts/cash-counts.sql.ts'
import { limitOfConcessions } from './adjustments/fee-terms.sql.ts'
import { feeViewOf } from './adjustments/fee-view.ts'
import { readStudentFees } from './student-fees.sql.ts'
import { toCode } from '#shared/server/uuid-code.ts'

const message = messagesOf<typeof en>('print-jobs')

/** 403: a student requests another id, existing or not. 404: unknown or deleted. */
export async function getStudentFees({ db, actor }: Ctx<Actor>, id: string): Promise<z.input<typeof StudentFees>> {
  const scope = scopeFor(actor, id)
  const account = found(await readStudentFees(db, scope, id, feeViewOf(actor), limitOfConcessions(actor)))
  const { TotalFee, PaidFee, PendingFee, version, status, receipts, refunds, adjustments, breakdown, courses } = account
  const mayDiscount = status !== 'Pending' && PendingFee > 0
  const discountable = mayDiscount ? courses.filter(({ maxAmount }) => maxAmount > 0) : []
  return {
    TotalFee,
    PaidFee,
    PendingFee,
    version,
    fee: receipts,
    ...(adjustments.length > 0 &&
      breakdown !== null && {
        breakdown,
        adjustments,
      }),
    ...(discountable.length > 0 && { discountable }),
    ...(refunds.length > 0 && { refunds }),
  }
}

/** 403: a student requests a receipt that is not their own, existing or not. 404: unknown or voided. */
export async function getPrintedReceipt(ctx: Ctx<Actor>, id: string): Promise<PrintedReceipt> {
  return readReceipt(ctx, scopeOf(ctx.actor), id)
}

/** Has the errors of `foundWithin`, also for a voided receipt. */
export async function readReceipt(ctx: Ctx, scope: Scope, id: string): Promise<PrintedReceipt> {
  const [row] = await listReceiptsToPrint(ctx.db, scope, [id])
  const receipt = foundWithin(scope, row)
  const [printed] = await toPaper(ctx, scope, [receipt])
  return { ...printed!, signedOff: await isSignedOff(ctx.db, receipt._id) }
}

type PaperReceipt = Omit<PrintedReceipt, 'signedOff'>

async function toPaper(
  { db, publicOrigin }: Ctx,
  scope: Scope,
  receipts: readonly ReceiptToPrint[],
): Promise<PaperReceipt[]> {
  const ids = receipts.filter(({ paidEarlier }) => paidEarlier > 0).map(({ _id }) => _id)
  const earlier = ids.length > 0 ? await listEarlierReceipts(db, scope, ids) : undefined
  const institute = await getLetterhead(db)
  return receipts.map(({ student, verificationId, regNo, ...receipt }) => ({
    ...receipt,
    institute,
    student: {
      _id: student,
      name: receipt.name,
      contact: receipt.contact,
      regNo,
    },
    earlier: earlier?.get(receipt._id) ?? [],
    verifyUrl: publicOrigin === undefined ? null : `${publicOrigin}/verify/${toCode(verificationId)}`,
  }))
}

/**
 * Returns each receipt once, newest first or in the order of the ids. 404: one is unknown or voided; the message has
 * its number, or its id.
 */
export async function readReceipts(
  ctx: Ctx,
  ids: readonly string[],
  order: PrintBody['order'],
): Promise<PaperReceipt[]> {
  const scope = scopeOf(ctx.actor)
  const receipts = await listReceiptsToPrint(ctx.db, scope, ids)
  const byId = new Map(receipts.map((receipt) => [receipt._id, receipt]))
  const missing = ids.find((id) => !byId.has(id))
  if (missing !== undefined) {
    const number = (await findReceiptNumber(ctx.db, scope, missing)) ?? missing
    throw new AppError(
      404,
      'not_found',
      { key: message('notPrintable'), values: { number } },
      { current: { _id: missing } },
    )
  }
  return toPaper(ctx, scope, order === 'newest' ? receipts : [...new Set(ids)].map((id) => byId.get(id)!))
}

/** 403: a student requests a refund that is not their own, existing or not. 404: unknown or voided. */
export async function getPrintedRefund(ctx: Ctx<Actor>, id: string): Promise<PrintedRefund> {
  return readRefund(ctx, scopeOf(ctx.actor), id)
}

/** Has the errors of `foundWithin`, also for a voided refund. */
export async function readRefund({ db }: Ctx, scope: Scope, id: string): Promise<PrintedRefund> {
  return { ...foundWithin(scope, await getRefundToPrint(db, scope, id)), institute: await getLetterhead(db) }
}

export async function listMonths({ db, actor, language }: Ctx): Promise<FeeMonth[]> {
  const months = await sumReceiptsByMonth(db, scopeOf(actor))
  return months.map((month) => ({ ...month, label: monthLabel(month, language) }))
}

export async function listPendingFees(ctx: Ctx, query: ListPending): Promise<PendingList> {
  const list = await listPending(ctx.db, scopeOf(ctx.actor), query, await getToday(ctx.db, ctx.clock))
  return { ...list, students: list.students.map((student) => signPhoto(ctx, student._id, student)) }
}

export async function countPendingFees({ db, actor, clock }: Ctx, query: FilterPending): Promise<PendingTotals> {
  return getPendingTotals(db, scopeOf(actor), query, await getToday(db, clock))
}

/** 403: voided receipts, unless the caller is an admin. */
export async function listFees({ db, clock, actor }: Ctx<Actor>, query: ListFees): Promise<FeeList> {
  assertMayReadVoided(actor, query)
  return listReceipts(db, scopeOf(actor), await withCurrentYear(db, clock, query))
}

/** 403: as in `listFees`. */
export async function countFees({ db, clock, actor }: Ctx<Actor>, query: FilterFees): Promise<FeeTotals> {
  assertMayReadVoided(actor, query)
  return getFeeTotals(db, scopeOf(actor), await withCurrentYear(db, clock, query))
}

/** Sorts the clerks by name in the caller's language, unknown clerks last. 403: as in `listFees`. */
export async function getClosing({ db, clock, actor, language }: Ctx<Actor>, query: ListFees): Promise<FeeClosing> {
  assertMayReadVoided(actor, query)
  const closing = await sumReceipts(db, scopeOf(actor), await withCurrentYear(db, clock, query))
  const { compare } = new Intl.Collator(language)
  const byClerk = closing.byClerk.toSorted(
    (a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name),
  )
  return { ...closing, byClerk }
}

function assertMayReadVoided(actor: Actor, { voided }: Pick<FilterFees, 'voided'>) {
  if (voided === 'true' && !may(actor, 'fees.list-voided')) throw forbidden()
}
