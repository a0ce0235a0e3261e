import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { AddCategoryLink, AddExpenseLink } from './expense-links.tsx'
import { expensesQueries } from './expenses.queries.ts'

export function CategoryOverviewScreen() {
  const { t } = useTranslation(['expenses', 'shared'])
  const list = useQuery(expensesQueries.categories())
  return (
    <>
      <PageHeader
        title={t('shared:navViewExpenseCategory')}
        hint={list.data && t('categories', { count: list.data.total })}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:navViewExpenseCategory') },
        ]}
        actions={
          <>
            <ButtonLink to="/admin/view-expance" variant="default">
              {t('viewAll')}
            </ButtonLink>
            <AddCategoryLink />
            <AddExpenseLink />
          </>
        }
      />
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState hint={t('noCategories')} action={<AddCategoryLink primary />} />}
      >
        {({ categories }) => (
          <StatRow>
            {categories.map(({ _id, ledger, total, expenses }) => (
              <StatTile
                key={_id}
                label={ledger}
                figure={<RupeeText amount={total} />}
                hint={t('expenses', { count: expenses })}
                link={{ to: '/admin/view-single-category-expense', search: { id: _id } }}
              />
            ))}
          </StatRow>
        )}
      </QueryStates>
    </>
  )
}
