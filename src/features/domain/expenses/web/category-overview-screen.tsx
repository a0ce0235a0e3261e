import { useQuery } from '@tanstack/react-query'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { BudgetNote } from './budget-note.tsx'
import { DuePanel } from './due-panel.tsx'
import { AddCategoryLink, AddExpenseLink, RecurringLink } from './expense-links.tsx'
import { expensesQueries } from './expenses.queries.ts'

export function CategoryOverviewScreen() {
  const { t } = useTranslation(['expenses', 'shared'])
  const today = useToday()
  const list = useQuery(expensesQueries.categories())
  return (
    <>
      <PageHeader
        title={t('shared:navViewExpenseCategory')}
        hint={list.data ? t('categories', { count: list.data.total }) : LOADING_HINT}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:navViewExpenseCategory') },
        ]}
        actions={
          <>
            <ButtonLink to="/admin/view-expance" variant="default">
              {t('viewAll')}
            </ButtonLink>
            <RecurringLink />
            <AddCategoryLink />
            <AddExpenseLink />
          </>
        }
      />
      <DuePanel />
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState kind="add" hint={t('noCategories')} action={<AddCategoryLink primary />} />}
      >
        {({ categories }) => (
          <StatRow>
            {categories.map((category) => (
              <StatTile
                key={category._id}
                label={category.ledger}
                figure={<RupeeText amount={category.total} />}
                hint={
                  <>
                    {t('expenses', { count: category.expenses })}
                    <BudgetNote category={category} day={today} />
                  </>
                }
                link={{ to: '/admin/view-single-category-expense', search: { id: category._id } }}
              />
            ))}
          </StatRow>
        )}
      </QueryStates>
    </>
  )
}
