import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { useState } from 'react'
import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import type { ExpenseListSearch } from '#features/domain/expenses/contract/expenses.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { BudgetDialog } from './budget-dialog.tsx'
import { BudgetNote } from './budget-note.tsx'
import { DuePanel } from './due-panel.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink, AddExpenseLink } from './expense-links.tsx'
import { ExpensesPanel } from './expenses-panel.tsx'
import { expensesQueries } from './expenses.queries.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    id?: string
  }
}

const route = getRouteApi('/admin/view-single-category-expense')

export function CategoryExpensesScreen() {
  const { t } = useTranslation('expenses')
  const may = useMay()
  const search = route.useSearch()
  const idInState = useLocation({ select: ({ state }) => state.id })
  const id = search.id ?? idInState
  const today = useToday()
  const budgetDay = getBudgetDay(search, today)
  const list = useQuery(expensesQueries.categories(budgetDay === today ? undefined : budgetDay))
  const [edited, setEdited] = useState<Category | null>(null)
  const category = list.data?.categories.find(({ _id }) => _id === id)
  const title = category?.ledger ?? t('categoryExpenses')
  const crumbs = useExpenseCrumbs(title)
  return (
    <>
      <PageHeader
        title={title}
        hint={
          category && (
            <>
              {t('expenses', { count: category.expenses })}
              <BudgetNote category={category} day={budgetDay} />
            </>
          )
        }
        crumbs={crumbs}
        actions={
          category && (
            <>
              {may('expenses.plan') && (
                <Button variant="default" onClick={() => setEdited(category)}>
                  {t('budget')}
                </Button>
              )}
              <AddCategoryLink />
              <AddExpenseLink category={category} />
            </>
          )
        }
      />
      {category ? (
        <>
          <DuePanel categoryId={category._id} />
          <ExpensesPanel key={category._id} category={category} search={search} />
          <BudgetDialog category={edited} onClose={() => setEdited(null)} />
        </>
      ) : (
        <Panel>
          <QueryStates query={list}>
            {() => (
              <BackLink hint={t('categoryNotFound')} to="/admin/view-expense-category" label={t('backToCategories')} />
            )}
          </QueryStates>
        </Panel>
      )}
    </>
  )
}

/** The budget is that of the chosen month, else of this month. A month without a year is that of the current year. */
function getBudgetDay({ month, year }: ExpenseListSearch, today: string): string {
  return month === undefined ? today : `${year ?? today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}
