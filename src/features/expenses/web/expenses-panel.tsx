import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import { Totals } from '#shared/web/ui/totals.tsx'
import { ViewMoreOf } from '#shared/web/ui/view-more-of.tsx'
import type { Category } from '../contract/expenses.contract.ts'
import { AddExpenseLink } from './expense-links.tsx'
import { ExpenseTable } from './expense-table.tsx'
import classes from './expenses-panel.module.css'
import { expensesQueries } from './expenses.queries.ts'

/** The expenses of one category, or of all: by month and year, ten at a time, with their total in rupees. */
export function ExpensesPanel({ category }: { category?: Category }) {
  const { t } = useTranslation(['expenses', 'shared'])
  const [{ month, year }, show] = useListAddress()
  const list = useInfiniteQuery(expensesQueries.list({ category: category?._id, month, year }))
  const isNarrowed = month !== undefined || year !== undefined
  const reset = (
    <SteadyButton
      className={classes.reset}
      idle={!isNarrowed}
      onClick={() => show({ month: undefined, year: undefined })}
    >
      {t('shared:reset')}
    </SteadyButton>
  )
  return (
    <>
      <Panel
        title={t('expensesTitle')}
        flush
        actions={
          <>
            <MonthYearPicker month={month} year={year} onChange={show} clearable />
            {reset}
          </>
        }
      >
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState hint={t('noneThen')} action={reset} />
            ) : (
              <EmptyState hint={t('noneYet')} action={<AddExpenseLink category={category} />} />
            )
          }
        >
          {({ expenses, total }) => (
            <>
              <ExpenseTable expenses={expenses} busy={list.isPlaceholderData} />
              <ViewMoreOf query={list} shown={expenses.length} total={total} />
            </>
          )}
        </QueryStates>
      </Panel>
      {list.data && <Totals sums={[{ label: t('total'), amount: list.data.sum }]} />}
    </>
  )
}
