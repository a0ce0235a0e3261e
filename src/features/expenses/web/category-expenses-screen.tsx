import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink, AddExpenseLink } from './expense-links.tsx'
import { ExpensesPanel } from './expenses-panel.tsx'
import { expensesQueries } from './expenses.queries.ts'

/** `/admin/view-single-category-expense?id=&month=&year=`: what was spent under one category. */
export function CategoryExpensesScreen() {
  const { t } = useTranslation('expenses')
  const id = useSubjectId()
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
        <ExpensesPanel key={category._id} category={category} />
      ) : (
        <Panel>
          <QueryStates query={list}>
            {() => (
              <BackLink hint={t('chooseCategory')} to="/admin/view-expense-category" label={t('backToCategories')} />
            )}
          </QueryStates>
        </Panel>
      )}
    </>
  )
}
