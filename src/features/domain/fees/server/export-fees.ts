import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import { withCurrentYear } from '#features/base/institute/server/days/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { CONCESSION_LABELS, type ListConcessions } from '../contract/concessions.contract.ts'
import { type ListFees, type ListPending, RECEIPT_FIELDS } from '../contract/fees.contract.ts'
import { PAY_MODE_LABELS, toMode } from '../contract/pay-modes.ts'
import { type ListRefunds, REFUND_FIELDS } from '../contract/refunds.contract.ts'
import { listConcessions } from './adjustments/concessions.sql.ts'
import { listFees, listPendingFees } from './read-fees.ts'
import { listRefunds } from './refunds/refunds.sql.ts'

const DAY = { type: 'day' } as const
const MONEY = { type: 'money' } as const
/** The exact mode if it is known. */
const MODE = { values: PAY_MODE_LABELS }

const {
  parts: _parts,
  exactMode: _exact,
  ...receiptColumns
} = columnsOf(RECEIPT_FIELDS, {
  date: DAY,
  issuedOn: DAY,
  payMode: MODE,
  payable: MONEY,
  paid: MONEY,
  due: MONEY,
})

/** Also exports voided receipts, which have a reason. */
export const receiptExport = {
  name: 'receipts',
  columns: {
    ...receiptColumns,
    voidReason: { label: 'fees:cause' },
    voidedAt: { label: 'fees:dayVoided', type: 'time' },
  },
  read: async (ctx: Ctx<Actor>, query: ListFees & { ids?: readonly string[] }) =>
    (await listFees(ctx, query)).fees.map((receipt) => ({
      ...receipt,
      payMode: toMode(receipt),
      voidReason: receipt.voided?.reason,
      voidedAt: receipt.voided?.at,
    })),
} as const

/** Exports the ticked receipts, without voided ones. */
export const chosenReceiptExport = {
  ...receiptExport,
  read: (ctx: Ctx<Actor>, ids: readonly string[]) =>
    receiptExport.read(ctx, { ids, search: '', page: 1, limit: ids.length, totals: 'false' }),
} as const

export const pendingExport = {
  name: 'pending-fees',
  columns: {
    fname: { label: 'students:fname' },
    lname: { label: 'students:lname' },
    father: { label: 'students:father' },
    contact: { label: 'students:contact' },
    course: { label: 'words:course' },
    batch: { label: 'words:batch' },
    TotalFee: { label: 'students:totalFee', ...MONEY },
    PaidFee: { label: 'students:paidFee', ...MONEY },
    PendingFee: { label: 'students:pendingFee', ...MONEY },
    dueDate: { label: 'fees:dueDate', ...DAY },
    due: { label: 'fees:amountDue', ...MONEY },
  },
  read: async (ctx: Ctx, query: ListPending) =>
    (await listPendingFees(ctx, query)).students.map((student) => ({
      ...student,
      course: listCoursesOf(student),
      batch: listBatchesOf(student),
    })),
} as const

const { exactMode: _exactOfRefund, ...refundColumns } = columnsOf(REFUND_FIELDS, {
  date: DAY,
  issuedOn: DAY,
  payMode: MODE,
  amount: MONEY,
})

export const refundExport = {
  name: 'refunds',
  columns: {
    ...refundColumns,
    name: { label: 'words:studentName' },
    voidReason: { label: 'fees:refundVoidReason' },
  },
  read: async ({ db, actor, clock }: Ctx, query: ListRefunds) =>
    (await listRefunds(db, scopeOf(actor), await withCurrentYear(db, clock, query))).refunds.map((refund) => ({
      ...refund,
      payMode: toMode(refund),
      voidReason: refund.voided?.reason,
    })),
} as const

export const concessionExport = {
  name: 'concessions',
  columns: {
    date: { label: 'words:date', ...DAY },
    name: { label: 'words:studentName' },
    course: { label: 'words:course' },
    kind: { label: 'fees:concession', values: CONCESSION_LABELS },
    listFee: { label: 'students:listFee', ...MONEY },
    amount: { label: 'fees:amountGiven', ...MONEY },
    reason: { label: 'words:reason' },
    by: { label: 'fees:givenBy' },
  },
  read: async ({ db, actor, clock }: Ctx, query: ListConcessions) =>
    (await listConcessions(db, scopeOf(actor), await withCurrentYear(db, clock, query))).concessions,
} as const
