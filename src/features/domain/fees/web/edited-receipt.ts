import * as z from 'zod/mini'
import { Receipt } from '#features/domain/fees/contract/fees.contract.ts'

/** The fields that editing and voiding need. Parses a listed receipt, a printed one, and that of a 409 response. */
export const EditedReceipt = z.pick(Receipt, {
  payMode: true,
  exactMode: true,
  paid: true,
  date: true,
  course: true,
  bCode: true,
  payable: true,
  reference: true,
  note: true,
  parts: true,
  version: true,
})
export type EditedReceipt = z.infer<typeof EditedReceipt>
