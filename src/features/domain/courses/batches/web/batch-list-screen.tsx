import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BATCH_SORTS, type BatchListSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { useMay } from '#shared/web/may.ts'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { createSorting } from '#shared/web/ui/sort-header.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { BatchTable } from './batch-table.tsx'
import { BATCHES_PER_PAGE } from './batches.queries.ts'
import { orderOf, overviewQueries } from './overview.queries.ts'

const route = getRouteApi('/hr/batch')

export function BatchListScreen() {
  const { t } = useTranslation(['batches', 'words', 'shared'])
  const shown = route.useSearch()
  const { search = '', page = 1, sort } = shown
  const updateSearch = useUpdateSearch<BatchListSearch>()
  const list = useQuery(overviewQueries.overview(shown))
  const may = useMay()
  const addKey = usePageKey('N')
  const add = may('courses.run-batches') && (
    <ButtonLink to="/hr/batch/add-new" leftSection={<IconPlus size={16} aria-hidden />} {...addKey}>
      {t('words:addNewBatch')}
    </ButtonLink>
  )
  const noMatches = (
    <EmptyState
      kind="noMatch"
      hint={t('noMatches')}
      action={
        <Button variant="default" onClick={() => updateSearch({ search: '' })}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <>
      <PageHeader
        title={t('words:batches')}
        hint={list.data ? t('count', { count: list.data.total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('words:batches') }]}
        actions={
          <>
            <ImportLink to="/hr/batch/import" may="import-export.run" />
            <ExportMenu endpoint="GET /api/batch/overview/export" query={{ search, order: orderOf(sort) }} />
            {add}
          </>
        }
      />
      <Panel flush>
        <Group p="sm" px="md">
          <SearchBox value={search} onSearch={(text) => updateSearch({ search: text })} placeholder={t('searchHint')} />
        </Group>
        <QueryStates
          query={list}
          loading={<TableLoading />}
          isEmpty={({ total }) => total === 0}
          empty={
            search === '' ? <EmptyState kind={add ? 'add' : undefined} hint={t('empty')} action={add} /> : noMatches
          }
        >
          {({ batches, total }) => (
            <PagedRows
              rowCount={batches.length}
              loading={list.isPlaceholderData}
              page={page}
              pageSize={BATCHES_PER_PAGE}
              total={total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <BatchTable
                batches={batches}
                busy={list.isPlaceholderData}
                sorting={createSorting(sort, (next) =>
                  updateSearch({ sort: BATCH_SORTS.find((known) => known === next) }),
                )}
              />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
