import { IconCalendarOff, IconPencil } from '@tabler/icons-react'
import type { RecurringExpense } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { toMode } from '#features/domain/fees/contract/pay-modes.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { getTrigger, restoreFocusAfterRemoval } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { expenseName } from './expense-values.ts'
import { useEndRecurring } from './expenses.queries.ts'
import { TwoLines } from './two-lines.tsx'

type Props = { recurring: RecurringExpense[]; onEdit: (recurring: RecurringExpense) => void }

export function RecurringTable({ recurring, onEdit }: Props) {
  const { t, i18n } = useTranslation(['expenses', 'words'])
  const { getLabel } = usePayModes()
  const may = useMay()
  const end = useEndRecurring()
  const nameOf = ({ nextDue, ...rest }: RecurringExpense) => expenseName({ ...rest, date: nextDue }, i18n.language)
  const confirmAndEnd = async (one: RecurringExpense) => {
    const trigger = getTrigger()
    const isEnded = await confirm({
      title: t('endTitle', { name: nameOf(one) }),
      text: t('endText'),
      confirmLabel: t('end'),
      danger: true,
      run: () => end.mutateAsync(one),
    })
    if (!isEnded) return
    toast.success(t('recurringEnded'))
    restoreFocusAfterRemoval(trigger)
  }
  return (
    <DataTable
      label={t('recurringTitle')}
      busy={end.isPending}
      rows={recurring}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'ledger', header: t('ledgerName'), primary: true, cell: ({ ledgerName }) => ledgerName },
        {
          key: 'remark',
          header: t('words:remark'),
          wrap: true,
          cell: ({ remark, payee }) => (
            <TwoLines first={remark} second={payee === null ? null : t('paidTo', { name: payee })} />
          ),
        },
        { key: 'amount', header: t('words:amount'), align: 'end', cell: ({ amount }) => <RupeeText amount={amount} /> },
        { key: 'mode', header: t('payMode'), cell: (one) => getLabel(toMode(one) ?? '–') },
        { key: 'next', header: t('nextDue'), cell: ({ nextDue }) => <DayText day={nextDue} /> },
      ]}
      {...(may('expenses.plan') && {
        actions: (one: RecurringExpense) => (
          <>
            <IconAction
              label={t('edit', { name: nameOf(one) })}
              icon={<IconPencil size={17} aria-hidden />}
              onClick={() => onEdit(one)}
            />
            <IconAction
              label={t('endRecurring', { name: nameOf(one) })}
              icon={<IconCalendarOff size={17} aria-hidden />}
              danger
              onClick={() => void confirmAndEnd(one)}
            />
          </>
        ),
      })}
    />
  )
}
