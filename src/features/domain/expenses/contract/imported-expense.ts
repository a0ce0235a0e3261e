import type * as z from 'zod/mini'
import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { creationShape } from '#shared/contract/record-fields.ts'
import { blankable, body, oneOf, text } from '#shared/contract/scalars.ts'
import { CATEGORY_FIELDS, EXPENSE_FIELDS } from './expenses.contract.ts'

const { ledger: _id, exactMode: _exact, ...fields } = EXPENSE_FIELDS

/** Is an expense of other records, with the name of its category and its number there. */
export const ImportedExpense = body({
  ledgerName: CATEGORY_FIELDS.ledger.input,
  ...creationShape(fields),
  /** The mode as read, e.g. UPI, which is stored as a payment online. */
  payMode: blankable(oneOf(ALL_MODES)),
  oldVoucher: blankable(text(100)),
})
export type ImportedExpense = z.output<typeof ImportedExpense>
