import { getCategory, lockReferencedCategory } from '#features/domain/expenses/server/public.ts'
import { listDiscountable } from '#features/domain/fees/server/adjustments/public.ts'
import { getAccount, getReceipt } from '#features/domain/fees/server/public.ts'
import type { Tx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import type { Facts } from './stored-request.ts'

/** 404: unknown or voided. */
export async function readReceipt(tx: Tx, id: string, body: Record<string, unknown>): Promise<Facts> {
  const receipt = found(await getReceipt(tx, id))
  const account = found(await getAccount(tx, EVERYBODY, receipt.student))
  return {
    student: receipt.student,
    amount: typeof body['paid'] === 'number' ? body['paid'] : receipt.paid,
    number: receipt.receiptNo,
    date: receipt.date,
    about: receipt.course,
    payMode: receipt.payMode,
    pending: account.PendingFee,
    versions: [receipt.version, account.version],
    status: account.status,
  }
}

/** 404: unknown or deleted. */
export async function readStudent(tx: Tx, id: string, body: Record<string, unknown>): Promise<Facts> {
  const account = found(await getAccount(tx, EVERYBODY, id))
  const courses = await listDiscountable(tx, id, 'all', 100)
  const course = courses.find(({ enrolment }) => enrolment === body['enrolment']) ?? courses[0]
  return {
    student: id,
    amount: Number(body['amount']),
    number: null,
    date: null,
    about: course?.course ?? null,
    payMode: null,
    pending: account.PendingFee,
    versions: [account.version],
    status: account.status,
  }
}

/** 422: no such category. */
export async function readExpense(tx: Tx, _record: string, body: Record<string, unknown>): Promise<Facts> {
  const id = await lockReferencedCategory(tx, String(body['ledger']))
  const category = found(await getCategory(tx, id, String(body['date'])))
  return {
    student: null,
    amount: Number(body['amount']),
    number: null,
    date: String(body['date']),
    about: category.ledger,
    payMode: null,
    pending: null,
    versions: [],
    status: null,
  }
}
