import { createExpense } from '#features/domain/expenses/server/public.ts'
import { expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import { adjustmentsApi } from '#features/domain/fees/contract/adjustments.contract.ts'
import { feesApi } from '#features/domain/fees/contract/fees.contract.ts'
import { refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import { giveDiscount, writeOff } from '#features/domain/fees/server/adjustments/public.ts'
import { changeReceipt, voidReceipt } from '#features/domain/fees/server/receipts/public.ts'
import { recordRefund } from '#features/domain/fees/server/refunds/public.ts'
import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { readExpense, readReceipt, readStudent } from './facts.ts'
import type { Facts } from './stored-request.ts'

/** `record` is the `_id` of the receipt or student. The body was parsed by the call. */
type Run = (tx: Tx, ctx: Ctx<Actor>, record: string, body: never) => Promise<unknown>

export type Approvable = {
  /** The call in each area where it is served. */
  calls: Partial<Record<StaffArea, Endpoint>>
  run: Run
  facts: (tx: Tx, record: string, body: Record<string, unknown>) => Promise<Facts>
}

export const APPROVABLES: Readonly<Record<ApprovableCall, Approvable>> = {
  'receipt.void': {
    calls: { hr: feesApi.void, admin: feesApi.voidSignedOff },
    run: (tx, ctx, record, body) => voidReceipt({ ...ctx, db: tx }, record, body),
    facts: readReceipt,
  },
  'receipt.change': {
    calls: { hr: feesApi.update, admin: feesApi.updateSignedOff },
    run: (tx, ctx, record, body) => changeReceipt({ ...ctx, db: tx }, record, body),
    facts: readReceipt,
  },
  'discount.give': {
    calls: { hr: adjustmentsApi.discount, admin: adjustmentsApi.discount },
    run: (tx, ctx, record, body) => giveDiscount(tx, ctx, record, body, ctx.ifMatch),
    facts: readStudent,
  },
  'writeOff.add': {
    calls: { admin: adjustmentsApi.writeOff },
    run: (tx, ctx, record, body) => writeOff(tx, ctx, record, body, ctx.ifMatch),
    facts: readStudent,
  },
  'refund.record': {
    calls: { admin: refundsApi.record },
    run: (tx, ctx, record, body) => recordRefund(tx, ctx, record, body, ctx.ifMatch),
    facts: readStudent,
  },
  'expense.add': {
    calls: { admin: expensesApi.create },
    run: (tx, ctx, _record, body) => createExpense(tx, ctx, body),
    facts: readExpense,
  },
}
