import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink, AddExpenseLink } from './expense-links.tsx'
import { ExpensesPanel } from './expenses-panel.tsx'

const route = getRouteApi('/admin/view-expance')

export function AllExpensesScreen() {
  const { t } = useTranslation('expenses')
  const search = route.useSearch()
  const crumbs = useExpenseCrumbs(t('allExpenses'))
  return (
    <>
      <PageHeader
        title={t('allExpenses')}
        crumbs={crumbs}
        actions={
          <>
            <AddCategoryLink />
            <AddExpenseLink />
          </>
        }
      />
      <ExpensesPanel search={search} />
    </>
  )
}
