import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
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
  const search = route.useSearch()
  const idInState = useLocation({ select: ({ state }) => state.id })
  const id = search.id ?? idInState
  const list = useQuery(expensesQueries.categories())
  const category = list.data?.categories.find(({ _id }) => _id === id)
  const title = category?.ledger ?? t('categoryExpenses')
  const crumbs = useExpenseCrumbs(title)
  return (
    <>
      <PageHeader
        title={title}
        hint={category && t('expenses', { count: category.expenses })}
        crumbs={crumbs}
        actions={
          category && (
            <>
              <AddCategoryLink />
              <AddExpenseLink category={category} />
            </>
          )
        }
      />
      {category ? (
        <ExpensesPanel key={category._id} category={category} search={search} />
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
