import type * as z from 'zod/mini'
import { getLetterhead, getToday } from '#features/institute/server/public.ts'
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
  MonthOfFees,
  PendingList,
  PrintedReceipt,
  StudentFees,
} from '../contract/fees.contract.ts'
import { closingOf, listReceipts, receivedByMonth } from './fee-lists.sql.ts'
import { accountOf, getReceipt, receiptsOf } from './fees.sql.ts'
import { listPending } from './pending-fees.sql.ts'

/** A student's fee figures and receipts; another's, or an absent one's, is 403 for a student and 404 for staff. */
export async function studentFees({ db, actor }: Ctx<Actor>, id: string): Promise<z.input<typeof StudentFees>> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  const [account, fee] = await inSnapshot(db, (moment) => Promise.all([accountOf(moment, id), receiptsOf(moment, id)]))
  if (!account) throw notFound()
  const { TotalFee, PaidFee, PendingFee } = account
  return { TotalFee, PaidFee, PendingFee, fee }
}

/** A receipt with the institute's letterhead; it keeps the name it was written for. */
export async function printedReceipt({ db, actor }: Ctx<Actor>, id: string): Promise<PrintedReceipt> {
  const receipt = await getReceipt(db, id)
  if (actor.role === 'student' && receipt?.student !== actor.id) throw forbidden()
  if (!receipt) throw notFound()
  const { student, name, contact } = receipt
  return { ...receipt, student: { _id: student, name, contact }, institute: await getLetterhead(db) }
}

/** Every month that has receipts, named in the caller's language. */
export async function monthsOfFees({ db, language }: Ctx): Promise<MonthOfFees[]> {
  const months = await receivedByMonth(db)
  return months.map((month) => ({ ...month, label: monthLabel(month, language) }))
}

export async function pendingFees({ db, clock }: Ctx, query: ListPending): Promise<PendingList> {
  return listPending(db, query, await getToday(db, clock))
}

/** Voided receipts are shown to an admin alone. */
export async function readReceipts({ db, actor }: Ctx<Actor>, query: ListFees): Promise<FeeList> {
  refuseVoided(actor, query)
  return listReceipts(db, query)
}

/** The clerks by name, as the caller's language orders names; those who are not known stand last. */
export async function closing({ db, actor, language }: Ctx<Actor>, query: ListFees): Promise<FeeClosing> {
  refuseVoided(actor, query)
  const closed = await closingOf(db, query)
  const { compare } = new Intl.Collator(language)
  const byName = closed.byClerk.toSorted(
    (a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name),
  )
  return { ...closed, byClerk: byName }
}

function refuseVoided({ role }: Actor, { voided }: ListFees) {
  if (voided === 'true' && role !== 'admin') throw forbidden()
}
