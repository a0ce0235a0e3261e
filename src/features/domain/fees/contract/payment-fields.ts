import * as z from 'zod/mini'
import { RECEIPT_PAPERS } from '#features/base/institute/contract/institute.contract.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import type { Fields } from '#shared/contract/record-fields.ts'
import { day, oneOf, positiveRupees, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { EXACT_MODES, fitsPayMode, PAY_MODES } from './pay-modes.ts'

const message = messagesOf<typeof en>('fees')

const required = { personal: false, required: 'always' } as const
const personal = { personal: true, required: 'always' } as const

export const PAYMENT_FIELDS = {
  payMode: {
    ...required,
    label: 'words:paymentMode',
    input: oneOf(PAY_MODES, message('modeMissing')),
    output: z.enum(PAY_MODES),
  },
  /** Null if it is not recorded, or in cash. */
  exactMode: {
    personal: false,
    required: 'optional',
    label: 'fees:exactMode',
    input: oneOf(EXACT_MODES),
    output: z.enum(EXACT_MODES),
  },
  paid: {
    ...required,
    label: 'fees:paidAmount',
    input: positiveRupees(message('amountMissing'), message('amountNotPositive')),
    output: z.number(),
  },
  date: { ...required, label: 'fees:paidDate', input: day(message('dateMissing')) },
  /** The transaction number (UTR), or number and bank of a cheque. */
  reference: { ...personal, required: 'optional', label: 'fees:reference', input: text(100) },
  note: { ...personal, required: 'optional', label: 'fees:note', input: text(300) },
} satisfies Fields

type PaidBy = {
  payMode?: string | null | undefined
  exactMode?: string | null | undefined
  parts?: readonly unknown[] | undefined
}
export const exactModeFits = z.refine<PaidBy>(({ payMode = null, ...rest }) => fitsPayMode({ payMode, ...rest }), {
  error: message('exactModeDiffers'),
  path: ['exactMode'],
})

/** Receipts and refunds print it. */
export const Letterhead = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  logo: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  receiptLanguage: z.enum(LANGUAGES),
  /** Used unless the computer that prints has chosen another one. */
  receiptPaper: z.enum(RECEIPT_PAPERS),
  receiptTerms: z.nullable(z.string()),
})
export type Letterhead = z.infer<typeof Letterhead>
