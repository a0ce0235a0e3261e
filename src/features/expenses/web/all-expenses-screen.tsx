import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink, AddExpenseLink } from './expense-links.tsx'
import { ExpensesPanel } from './expenses-panel.tsx'

/** `/admin/view-expance?month=&year=`: what was spent, whatever the category. */
export function AllExpensesScreen() {
  const { t } = useTranslation('expenses')
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
      <ExpensesPanel />
    </>
  )
}
