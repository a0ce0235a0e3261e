import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { EditLink } from '#shared/web/ui/row-links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import type { Expense } from '../contract/expenses.contract.ts'
import { expenseName } from './expense-values.ts'
import { useInstantColumns } from './instant-columns.tsx'
import { useRemoveExpense } from './expenses.queries.ts'

/** Ledger name, remark, amount, date and when it was written down, a row each; edit and delete. */
export function ExpenseTable({ expenses, busy }: { expenses: Expense[]; busy: boolean }) {
  const { t } = useTranslation('expenses')
  const instants = useInstantColumns<Expense>()
  const remove = useRemoveExpense()
  const ask = (expense: Expense) =>
    confirmDelete(t('willBeDeleted', { name: expenseName(expense) }), () => remove.mutateAsync(expense), {
      deleted: t('expenseDeleted'),
      failed: t('deleteExpenseFailed'),
    })
  return (
    <DataTable
      label={t('expensesTitle')}
      busy={busy || remove.isPending}
      rows={expenses}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'ledger', header: t('ledgerName'), primary: true, cell: ({ ledgerName }) => ledgerName },
        { key: 'remark', header: t('remark'), wrap: true, cell: ({ remark }) => remark },
        { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <RupeeText amount={amount} /> },
        { key: 'date', header: t('date'), cell: ({ date }) => <DayText day={date} /> },
        ...instants,
      ]}
      actions={(expense) => (
        <>
          <EditLink
            to="/admin/Edit-Expance/$id"
            params={{ id: expense._id }}
            label={t('edit', { name: expenseName(expense) })}
          />
          <IconAction
            label={t('delete', { name: expenseName(expense) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void ask(expense)}
          />
        </>
      )}
    />
  )
}
