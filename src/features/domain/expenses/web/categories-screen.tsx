import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Needing } from '#shared/web/ui/needing.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { AddCategoryForm } from './add-category-form.tsx'
import { CategoryTable } from './category-table.tsx'
import { useExpenseCrumbs } from './expense-crumbs.ts'
import { expensesQueries } from './expenses.queries.ts'

function Categories() {
  const { t } = useTranslation('expenses')
  const list = useQuery(expensesQueries.categories())
  const crumbs = useExpenseCrumbs(t('addExpenseCategory'))
  return (
    <>
      <PageHeader
        title={t('addExpenseCategory')}
        hint={list.data ? t('categories', { count: list.data.total }) : LOADING_HINT}
        crumbs={crumbs}
      />
      <Stack gap="md">
        <Panel>
          <AddCategoryForm />
        </Panel>
        <Panel title={t('categoriesTitle')} flush>
          <QueryStates
            query={list}
            isEmpty={({ total }) => total === 0}
            empty={<EmptyState hint={t('noCategories')} />}
          >
            {({ categories }) => <CategoryTable categories={categories} />}
          </QueryStates>
        </Panel>
      </Stack>
    </>
  )
}

export function CategoriesScreen() {
  return (
    <Needing may="expenses.plan">
      <Categories />
    </Needing>
  )
}
