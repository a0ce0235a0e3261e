import { useInfiniteQuery } from '@tanstack/react-query'
import type { DueExpense } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryViewMore } from '#shared/web/ui/query-view-more.tsx'
import { getTrigger, restoreFocusAfterRemoval } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { expenseName } from './expense-values.ts'
import classes from './due-panel.module.css'
import { expensesQueries, useAddDue, useSkipDue } from './expenses.queries.ts'

/** Shows nothing while no expense is due. */
export function DuePanel({ categoryId }: { categoryId?: string }) {
  const { t, i18n } = useTranslation(['expenses', 'words'])
  const list = useInfiniteQuery(expensesQueries.due(categoryId))
  const may = useMay()
  const add = useAddDue()
  const skip = useSkipDue()
  if (!list.data || list.data.total === 0) return null

  const nameOf = ({ dueOn, ...due }: DueExpense) => expenseName({ ...due, date: dueOn }, i18n.language)
  const addOne = async (due: DueExpense) => {
    const trigger = getTrigger()
    try {
      const expense = await add.mutateAsync(due)
      toast.success(t('expenseAdded'), 1500, { detail: `${expense.voucherNo}: ${nameOf(due)}` })
      restoreFocusAfterRemoval(trigger)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error), READING_MS)
    }
  }
  const skipOne = async (due: DueExpense) => {
    const trigger = getTrigger()
    const isSkipped = await confirm({
      title: t('skipTitle', { name: nameOf(due) }),
      text: t('skipText'),
      confirmLabel: t('words:skip'),
      run: () => skip.mutateAsync(due),
    })
    if (!isSkipped) return
    toast.success(t('dueSkipped'))
    restoreFocusAfterRemoval(trigger)
  }
  return (
    <div className={classes.panel}>
      <Panel title={t('dueTitle')} flush>
        <DataTable
          label={t('dueTitle')}
          busy={add.isPending || skip.isPending}
          rows={list.data.due}
          rowKey={({ _id, dueOn }) => `${_id} ${dueOn}`}
          columns={[
            { key: 'ledger', header: t('ledgerName'), primary: true, cell: ({ ledgerName }) => ledgerName },
            { key: 'remark', header: t('words:remark'), grow: true, cell: ({ remark }) => remark },
            {
              key: 'amount',
              header: t('words:amount'),
              align: 'end',
              cell: ({ amount }) => <RupeeText amount={amount} />,
            },
            { key: 'due', header: t('dueOn'), cell: ({ dueOn }) => <DayText day={dueOn} /> },
          ]}
          {...(may('expenses.record') && {
            actions: (due: DueExpense) => (
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="xs"
                  disabled={add.isPending}
                  aria-label={t('addDue', { name: nameOf(due) })}
                  onClick={() => void addOne(due)}
                >
                  {t('words:add')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('skipDue', { name: nameOf(due) })}
                  onClick={() => void skipOne(due)}
                >
                  {t('words:skip')}
                </Button>
              </Group>
            ),
          })}
        />
        <QueryViewMore query={list} shown={list.data.due.length} total={list.data.total} />
      </Panel>
    </div>
  )
}
