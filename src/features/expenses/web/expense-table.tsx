import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Expense } from '#features/expenses/contract/expenses.contract.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { EditLink } from '#shared/web/ui/row-links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { expenseName } from './expense-values.ts'
import { useRemoveExpense } from './expenses.queries.ts'
import { useInstantColumns } from './instant-columns.tsx'

export function ExpenseTable({ expenses, busy }: { expenses: Expense[]; busy: boolean }) {
  const { t, i18n } = useTranslation('expenses')
  const instantColumns = useInstantColumns<Expense>()
  const remove = useRemoveExpense()
  const confirmAndRemove = (expense: Expense) =>
    confirmDelete(
      t('willBeDeleted', { name: expenseName(expense, i18n.language) }),
      () => remove.mutateAsync(expense),
      {
        deleted: t('expenseDeleted'),
        failed: t('deleteExpenseFailed'),
      },
    )
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
        ...instantColumns,
      ]}
      actions={(expense) => (
        <>
          <EditLink
            to="/admin/Edit-Expance/$id"
            params={{ id: expense._id }}
            label={t('edit', { name: expenseName(expense, i18n.language) })}
          />
          <IconAction
            label={t('delete', { name: expenseName(expense, i18n.language) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void confirmAndRemove(expense)}
          />
        </>
      )}
    />
  )
}
