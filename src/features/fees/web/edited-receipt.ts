import * as z from 'zod/mini'
import { Receipt } from '#features/fees/contract/fees.contract.ts'

/** What an edit needs of a receipt, whether it comes as listed, as printed or with a 409. */
export const EditedReceipt = z.pick(Receipt, {
  payMode: true,
  paid: true,
  date: true,
  course: true,
  bCode: true,
  payable: true,
  version: true,
})
export type EditedReceipt = z.infer<typeof EditedReceipt>
