import { getRouteApi } from '#shared/web/router/router.ts'
import type { AllExpensesSearch } from '#features/domain/expenses/contract/expenses.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { DuePanel } from './due-panel.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink, AddExpenseLink, RecurringLink } from './expense-links.tsx'
import { ExpensesPanel } from './expenses-panel.tsx'
import classes from './expenses-panel.module.css'

const route = getRouteApi('/admin/view-expance')
const VOIDED = 'Voided'

export function AllExpensesScreen() {
  const { t } = useTranslation('expenses')
  const search = route.useSearch()
  const updateSearch = useUpdateSearch<AllExpensesSearch>()
  const isVoided = search.tab === VOIDED
  const crumbs = useExpenseCrumbs(t('allExpenses'))
  return (
    <>
      <PageHeader
        title={t('allExpenses')}
        crumbs={crumbs}
        actions={
          <>
            <ImportLink to="/admin/expense/import" may="import-export.run-all" />
            <RecurringLink />
            <AddCategoryLink />
            <AddExpenseLink />
          </>
        }
      />
      <DuePanel />
      <ExpensesPanel
        search={search}
        voided={isVoided}
        tabs={
          <div className={classes.tabs}>
            <TabBar
              label={t('expensesTitle')}
              tabs={[
                { value: '', label: t('expensesTitle') },
                { value: VOIDED, label: t('voidedTab') },
              ]}
              value={isVoided ? VOIDED : ''}
              onChange={(tab) => updateSearch({ tab })}
            />
          </div>
        }
      />
    </>
  )
}
