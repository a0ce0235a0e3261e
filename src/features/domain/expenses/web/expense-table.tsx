import { IconTrash } from '@tabler/icons-react'
import type { ExpenseList } from '#features/domain/expenses/contract/expenses.contract.ts'
import { toMode } from '#features/domain/fees/contract/pay-modes.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable, type Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import classes from './expense-table.module.css'
import { expenseName } from './expense-values.ts'
import { useRemoveExpense } from './expenses.queries.ts'
import { useInstantColumns } from './instant-columns.tsx'
import { TwoLines } from './two-lines.tsx'

type ListedExpense = ExpenseList['expenses'][number]
type Props = {
  expenses: ListedExpense[]
  /** The page is that of one category, which phones do not repeat in each row. */
  ofCategory: boolean
  busy: boolean
  voided?: boolean
}

/** Voided expenses show their voiding and cannot be changed. */
export function ExpenseTable({ expenses, ofCategory, busy, voided = false }: Props) {
  const { t, i18n } = useTranslation(['expenses', 'words'])
  const { getLabel } = usePayModes()
  const instantColumns = useInstantColumns<ListedExpense>()
  const mayChange = useMay()('expenses.record')
  const remove = useRemoveExpense()
  const confirmAndRemove = (expense: ListedExpense) =>
    confirmDelete(
      t('expenseWillBeDeleted', { name: expenseName(expense, i18n.language), voucher: expense.voucherNo }),
      () => remove.mutateAsync(expense),
      {
        deleted: t('expenseDeleted'),
        failed: t('deleteExpenseFailed'),
      },
    )
  const getVoucher = ({ voucherNo: voucher, oldVoucher: old }: ListedExpense) =>
    old === undefined ? voucher : t('voucherWas', { voucher, old })
  const actions = (expense: ListedExpense) => (
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
  )
  const voidingColumn: Column<ListedExpense> = {
    key: 'voided',
    header: t('voidedTab'),
    cell: (expense) => expense.voided && <Voiding {...expense.voided} />,
    grow: true,
  }
  return (
    <DataTable
      label={t(voided ? 'voidedExpenses' : 'expensesTitle')}
      busy={busy || remove.isPending}
      rows={expenses}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'ledger',
          header: t('ledgerName'),
          primary: true,
          cell: (expense) => (
            <span className={classes.name}>
              <span>{expense.ledgerName}</span>
              <Text span size="sm" c="dimmed">
                {getVoucher(expense)}
              </Text>
            </span>
          ),
        },
        {
          key: 'remark',
          header: t('words:remark'),
          grow: true,
          cell: ({ remark, payee }) => (
            <TwoLines first={remark} second={payee === null ? null : t('paidTo', { name: payee })} />
          ),
        },
        {
          key: 'amount',
          header: t('words:amount'),
          align: 'end',
          cell: ({ amount, ...mode }) => (
            <TwoLines first={<RupeeText amount={amount} />} second={getLabel(toMode(mode) ?? '–')} />
          ),
        },
        { key: 'date', header: t('words:date'), cell: ({ date }) => <DayText day={date} /> },
        ...(voided ? [voidingColumn] : instantColumns),
      ]}
      {...(!voided && {
        actions: mayChange ? actions : undefined,
        phone: (expense: ListedExpense) => ({
          title: ofCategory ? <div className={classes.remark}>{expense.remark}</div> : expense.ledgerName,
          amount: <RupeeText amount={expense.amount} />,
          details: [expense.date, getVoucher(expense), !ofCategory && expense.remark],
          note: expense.payMode === null ? undefined : getLabel(toMode(expense) ?? ''),
          end: mayChange && actions(expense),
        }),
      })}
    />
  )
}

function Voiding({ at, by }: NonNullable<ListedExpense['voided']>) {
  const { t } = useTranslation('expenses')
  return <TwoLines first={<InstantText at={at} />} second={t('voidedBy', { name: by })} />
}
