import * as z from 'zod/mini'
import { type EarlierReceipt, type PrintedReceipt, ReceiptPart, type Settlement } from './fees.contract.ts'
import type { PrintedRefund } from './refunds.contract.ts'

/**
 * A receipt or refund prints these values. For a refund, `paid` is the refunded amount and `due` the amount that
 * remains paid.
 */
export type PrintableReceipt = {
  kind: 'receipt' | 'refund'
  receiptNo: string
  date: string
  issuedOn: string | undefined
  name: string
  regNo: string | null
  contact: string
  payMode: string
  /** Undefined for a refund. */
  payable?: number
  paidEarlier: number
  paid: number
  due: number
  course: string
  bCode: string
  reference: string | null
  note: string | null
  /** Only a refund has a reason. */
  reason?: string | null
  parts: ReceiptPart[]
  changed: boolean
  institute: PrintedReceipt['institute']
  verifyUrl: string | null
  /** The clerk. Null if nobody is recorded. */
  issuedBy: string | null
  earlier: EarlierReceipt[]
  settled?: Settlement[]
  /** The number of a voided receipt. */
  replaces?: string | null
}

export function toPrintable({ student, ...receipt }: Omit<PrintedReceipt, 'signedOff'>): PrintableReceipt {
  return { ...receipt, kind: 'receipt', name: student.name, regNo: student.regNo, contact: student.contact }
}

export function toPrintableRefund({
  refundNo,
  amount,
  paidBefore,
  paidAfter,
  ...refund
}: PrintedRefund): PrintableReceipt {
  return {
    ...refund,
    kind: 'refund',
    receiptNo: refundNo,
    paidEarlier: paidBefore,
    paid: amount,
    due: paidAfter,
    parts: [],
    changed: false,
    verifyUrl: null,
    earlier: [],
  }
}

const ReceiptState = z.object({
  fee: z.object({
    receiptNo: z.string(),
    date: z.string(),
    issuedOn: z.optional(z.string()),
    payMode: z.string(),
    payable: z.number(),
    paid: z.number(),
    course: z.string(),
    bCode: z.string(),
    reference: z._default(z.nullable(z.string()), null),
    note: z._default(z.nullable(z.string()), null),
    parts: z._default(z.array(ReceiptPart), []),
    changed: z._default(z.boolean(), false),
  }),
  pendingFee: z.number(),
  studObj: z.object({ name: z.string(), contact: z.string() }),
})

/** Null if the navigation state contains no whole receipt (`fee`, `pendingFee`, `studObj`). */
export function readPrintable(state: object, institute: PrintableReceipt['institute']): PrintableReceipt | null {
  const parsed = z.safeParse(ReceiptState, state)
  if (!parsed.success) return null
  const { fee, pendingFee, studObj } = parsed.data
  const paidEarlier = Math.max(0, toPaise(fee.payable) - toPaise(fee.paid) - toPaise(pendingFee)) / 100
  return {
    ...fee,
    ...studObj,
    kind: 'receipt',
    issuedOn: fee.issuedOn,
    paidEarlier,
    due: pendingFee,
    regNo: null,
    institute,
    verifyUrl: null,
    issuedBy: null,
    earlier: [],
  }
}

const toPaise = (rupees: number): number => Math.round(rupees * 100)
