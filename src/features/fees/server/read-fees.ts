import type * as z from 'zod/mini'
import { getLetterhead, getToday, withCurrentYear } from '#features/institute/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inSnapshot } from '#shared/server/db.ts'
import { forbidden, notFound } from '#shared/server/errors.ts'
import { monthLabel } from '#shared/server/in-period.ts'
import type {
  FeeClosing,
  FeeList,
  ListFees,
  ListPending,
  FeeMonth,
  PendingList,
  PrintedReceipt,
  StudentFees,
} from '../contract/fees.contract.ts'
import { sumReceipts, listReceipts, sumReceiptsByMonth } from './fee-lists.sql.ts'
import { getAccount, getReceiptToPrint, listReceiptsOfStudent } from './fees.sql.ts'
import { listPending } from './pending-fees.sql.ts'

/** 403: a student requests another id, existing or not. 404: unknown or deleted. */
export async function getStudentFees({ db, actor }: Ctx<Actor>, id: string): Promise<z.input<typeof StudentFees>> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  const [account, fee] = await inSnapshot(db, (tx) => Promise.all([getAccount(tx, id), listReceiptsOfStudent(tx, id)]))
  if (!account) throw notFound()
  const { TotalFee, PaidFee, PendingFee } = account
  return { TotalFee, PaidFee, PendingFee, fee }
}

/** 403: a student requests a receipt that is not their own, existing or not. 404: unknown or voided. */
export async function getPrintedReceipt({ db, actor }: Ctx<Actor>, id: string): Promise<PrintedReceipt> {
  const receipt = await getReceiptToPrint(db, id)
  if (actor.role === 'student' && receipt?.student !== actor.id) throw forbidden()
  if (!receipt) throw notFound()
  const { student, name, contact } = receipt
  return { ...receipt, student: { _id: student, name, contact }, institute: await getLetterhead(db) }
}

export async function listMonths({ db, language }: Ctx): Promise<FeeMonth[]> {
  const months = await sumReceiptsByMonth(db)
  return months.map((month) => ({ ...month, label: monthLabel(month, language) }))
}

export async function listPendingFees({ db, clock }: Ctx, query: ListPending): Promise<PendingList> {
  return listPending(db, query, await getToday(db, clock))
}

/** 403: voided receipts, unless the caller is an admin. */
export async function listFees({ db, clock, actor }: Ctx<Actor>, query: ListFees): Promise<FeeList> {
  assertMayReadVoided(actor, query)
  return listReceipts(db, await withCurrentYear(db, clock, query))
}

/** Sorts the clerks by name in the caller's language, unknown clerks last. 403: as in `listFees`. */
export async function getClosing({ db, clock, actor, language }: Ctx<Actor>, query: ListFees): Promise<FeeClosing> {
  assertMayReadVoided(actor, query)
  const closing = await sumReceipts(db, await withCurrentYear(db, clock, query))
  const { compare } = new Intl.Collator(language)
  const byClerk = closing.byClerk.toSorted(
    (a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name),
  )
  return { ...closing, byClerk }
}

function assertMayReadVoided({ role }: Actor, { voided }: ListFees) {
  if (voided === 'true' && role !== 'admin') throw forbidden()
}
