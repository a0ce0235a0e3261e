import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RecurringExpense } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { AddCategoryLink } from './expense-links.tsx'
import { expensesQueries } from './expenses.queries.ts'
import { RecurringDialog } from './recurring-dialog.tsx'
import { RecurringTable } from './recurring-table.tsx'

export function RecurringExpensesScreen() {
  const { t } = useTranslation('expenses')
  const may = useMay()
  const list = useQuery(expensesQueries.recurring())
  const categories = useQuery(expensesQueries.categories())
  const [edited, setEdited] = useState<RecurringExpense | 'new' | null>(null)
  const crumbs = useExpenseCrumbs(t('recurringTitle'))
  const hasCategories = (categories.data?.total ?? 0) > 0
  const addButton = may('expenses.plan') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addRecurring')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('recurringTitle')}
        hint={t('recurringHint')}
        crumbs={crumbs}
        actions={hasCategories && addButton}
      />
      <Panel flush>
        <QueryStates query={categories}>
          {() => (
            <QueryStates
              query={list}
              isEmpty={({ total }) => total === 0}
              empty={
                hasCategories ? (
                  <EmptyState kind={addButton ? 'add' : undefined} hint={t('noRecurring')} action={addButton} />
                ) : (
                  <EmptyState kind="add" hint={t('noCategories')} action={<AddCategoryLink primary />} />
                )
              }
            >
              {({ recurring }) => <RecurringTable recurring={recurring} onEdit={setEdited} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
      <RecurringDialog edited={edited} categories={categories.data?.categories ?? []} onClose={() => setEdited(null)} />
    </>
  )
}
