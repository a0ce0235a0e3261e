import { useTranslation } from '#shared/web/i18n.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import type { ExpenseListSearch } from '#features/domain/expenses/contract/expenses.search.ts'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryViewMore } from '#shared/web/ui/query-view-more.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { AddExpenseLink } from './expense-links.tsx'
import { ExpenseTable } from './expense-table.tsx'
import classes from './expenses-panel.module.css'
import { expensesQueries } from './expenses.queries.ts'

type Props = {
  /** Absent: all categories. */
  category?: Category
  search: ExpenseListSearch
  voided?: boolean
  /** Shown above the list. */
  tabs?: ReactNode
}

export function ExpensesPanel({ category, search: { month, year }, voided = false, tabs }: Props) {
  const { t } = useTranslation(['expenses', 'words', 'shared'])
  const updateSearch = useUpdateSearch<ExpenseListSearch>()
  const query = { category: category?._id, month, year, ...(voided && { voided: 'true' as const }) }
  const list = useInfiniteQuery(expensesQueries.list(query))
  const isNarrowed = month !== undefined || year !== undefined
  const reset = (
    <FocusableButton
      className={classes.reset}
      disabled={!isNarrowed}
      onClick={() => updateSearch({ month: undefined, year: undefined })}
    >
      {t('shared:reset')}
    </FocusableButton>
  )
  return (
    <>
      <Panel
        title={t(voided ? 'voidedExpenses' : 'expensesTitle')}
        flush
        actions={
          <>
            <MonthYearPicker month={month} year={year} onChange={updateSearch} clearable />
            {reset}
            <ExportMenu endpoint="GET /api/admin/expense/export" query={query} />
          </>
        }
      >
        {tabs}
        <QueryStates
          query={list}
          loading={<TableLoading />}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState kind="noMatch" hint={t('noExpensesInPeriod')} action={reset} />
            ) : voided ? (
              <EmptyState hint={t('noVoidedExpenses')} />
            ) : (
              <EmptyState kind="add" hint={t('noExpenses')} action={<AddExpenseLink category={category} />} />
            )
          }
        >
          {({ expenses, total }) => (
            <>
              <ExpenseTable
                expenses={expenses}
                ofCategory={category !== undefined}
                busy={list.isPlaceholderData}
                voided={voided}
              />
              <QueryViewMore query={list} shown={expenses.length} total={total} />
            </>
          )}
        </QueryStates>
      </Panel>
      {list.data && !voided && <Totals sums={[{ label: t('words:total'), amount: list.data.sum }]} />}
    </>
  )
}

function Totals({ sums }: { sums: { label: string; amount: number }[] }) {
  return (
    <dl className={classes.totals}>
      {sums.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RupeeText amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
