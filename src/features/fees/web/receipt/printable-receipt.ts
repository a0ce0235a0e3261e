import * as z from 'zod/mini'
import type { PrintedReceipt } from '#features/fees/contract/fees.contract.ts'

export type PrintableReceipt = {
  receiptNo: string
  date: string
  issuedOn: string | undefined
  name: string
  contact: string
  payMode: string
  payable: number
  paidEarlier: number
  paid: number
  due: number
  course: string
  bCode: string
  changed: boolean
  institute: PrintedReceipt['institute']
}

export function toPrintable({ student, ...receipt }: PrintedReceipt): PrintableReceipt {
  return { ...receipt, name: student.name, contact: student.contact }
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
  return { ...fee, ...studObj, issuedOn: fee.issuedOn, paidEarlier, due: pendingFee, institute }
}

const toPaise = (rupees: number): number => Math.round(rupees * 100)
