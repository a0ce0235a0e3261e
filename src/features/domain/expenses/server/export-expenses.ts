import { withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { PAY_MODE_LABELS, toMode } from '#features/domain/fees/contract/pay-modes.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ListExpenses } from '../contract/expenses.contract.ts'
import { listExpenses } from './expenses.sql.ts'

export const expenseExport = {
  name: 'expenses',
  columns: {
    voucherNo: { label: 'expenses:voucher' },
    date: { label: 'words:date', type: 'day' },
    ledgerName: { label: 'expenses:ledgerName' },
    remark: { label: 'words:remark' },
    payee: { label: 'expenses:payee' },
    payMode: { label: 'expenses:payMode', values: PAY_MODE_LABELS },
    amount: { label: 'words:amount', type: 'money' },
    oldVoucher: { label: 'expenses:oldVoucher' },
  },
  read: async ({ db, clock }: Ctx, { category, ...query }: ListExpenses) =>
    (
      await listExpenses(db, {
        ...(await withCurrentYear(db, clock, query)),
        category: category === undefined ? undefined : PathId.parse(category),
      })
    ).expenses.map((expense) => ({ ...expense, payMode: toMode(expense) })),
} as const
