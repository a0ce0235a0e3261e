import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

/** Everybody who has the code of a receipt learns these values. */
export const VerifiedReceipt = z.object({
  state: z.enum(['genuine', 'changed', 'voided', 'importUndone']),
  receiptNo: z.string(),
  /** The current values of the receipt. */
  date: z.string(),
  paid: z.number(),
  /** The student's initials, or '–' once the student is erased. */
  initials: z.string(),
  /** The day of the last change of a changed receipt, otherwise null. */
  changedOn: z.nullable(z.string()),
})
export type VerifiedReceipt = z.infer<typeof VerifiedReceipt>

export const verificationApi = {
  verify: endpoint({
    method: 'GET',
    path: '/api/fee/verify/{receiptCode}',
    summary:
      'Whether a receipt is genuine, changed, voided or of an import that was undone, by the code in its QR code',
    may: 'fees.verify',
    params: z.strictObject({ receiptCode: z.string() }),
    hourlyLimit: 60,
    result: VerifiedReceipt,
  }),
}
