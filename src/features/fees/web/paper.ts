import * as z from 'zod/mini'
import type { PrintedReceipt } from '#features/fees/contract/fees.contract.ts'

/** What stands on a printed receipt. */
export type Paper = {
  receiptNo: string
  date: string
  issuedOn: string | undefined
  name: string
  contact: string
  payMode: string
  payable: number
  paid: number
  due: number
  course: string
  bCode: string
  changed: boolean
  institute: { name: string; address: string; phone: string }
}

export function paperOf({ student, ...receipt }: PrintedReceipt): Paper {
  return { ...receipt, name: student.name, contact: student.contact }
}

const GivenReceipt = z.object({
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

/** A receipt that came whole with the navigation (`fee`, `pendingFee`, `studObj`), or null. */
export function paperOfState(state: object, institute: Paper['institute']): Paper | null {
  const given = z.safeParse(GivenReceipt, state)
  if (!given.success) return null
  const { fee, pendingFee, studObj } = given.data
  return { ...fee, ...studObj, issuedOn: fee.issuedOn, due: pendingFee, institute }
}
