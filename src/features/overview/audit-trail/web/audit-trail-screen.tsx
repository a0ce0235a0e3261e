import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { AuditTrailSearch } from '#features/overview/audit-trail/contract/audit-trail.search.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { restoreFocusOnRemoval } from '#shared/web/ui/restore-focus.ts'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useTotals } from '#shared/web/use-totals.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { AuditTrailFilters, getSignIns } from './audit-trail-filters.tsx'
import { AuditTrailTable } from './audit-trail-table.tsx'
import { ENTRIES_PER_PAGE, auditTrailQueries } from './audit-trail.queries.ts'
import classes from './audit-trail-screen.module.css'

const route = getRouteApi('/admin/trail')

const NO_FILTERS = { who: '', search: '', record: '', recordId: '', signIns: undefined, from: '', to: '' }

const SENT_SIGN_INS = { hide: 'hide', show: undefined, only: 'only' } as const

export function AuditTrailScreen() {
  const { t } = useTranslation(['audit-trail', 'words', 'shared'])
  const search = route.useSearch()
  const { who = '', search: text = '', record, recordId, signIns, from, to, page = 1 } = search
  const updateSearch = useUpdateSearch<AuditTrailSearch>()
  const filters = { who, search: text, record, recordId, signIns: SENT_SIGN_INS[getSignIns(search)], from, to }
  const isFiltered = Object.values(filters).some(Boolean)
  const list = useQuery(auditTrailQueries.page({ ...filters, page, ...(isFiltered && { totals: 'false' }) }))
  const total = useTotals({
    list: list.data,
    rowCount: list.data?.entries.length,
    query: auditTrailQueries.totals(filters),
    enabled: isFiltered,
  })?.total
  const isNarrowed = [who, text, record, recordId, signIns, from, to].some(Boolean)
  const showAll = (
    <Button variant="default" onClick={() => updateSearch(NO_FILTERS)}>
      {t('words:showAll')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('shared:auditTrail')}
        hint={total !== undefined ? t('count', { count: total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:auditTrail') }]}
        actions={
          <>
            <ExportMenu endpoint="GET /api/admin/audit/export" query={filters} />
            <ButtonLink
              to="/admin/verify-trail"
              variant="default"
              leftSection={<IconShieldCheck size={16} aria-hidden />}
            >
              {t('verify')}
            </ButtonLink>
          </>
        }
      />
      <Panel flush>
        <AuditTrailFilters search={search} isNarrowed={isNarrowed} onReset={() => updateSearch(NO_FILTERS)} />
        {recordId !== undefined && (
          <Group ref={restoreFocusOnRemoval} className={classes.recordFilter} justify="space-between" gap="xs">
            <Text size="sm">{t('filteredByRecord')}</Text>
            <Button variant="default" size="xs" onClick={() => updateSearch({ recordId: '' })}>
              {t('words:showAll')}
            </Button>
          </Group>
        )}
        <QueryStates
          query={list}
          loading={<TableLoading />}
          isEmpty={({ entries }) => entries.length === 0 && total === 0}
          empty={
            isNarrowed ? (
              <EmptyState kind="noMatch" hint={t('noMatches')} action={showAll} />
            ) : (
              <EmptyState hint={t('noEntries')} />
            )
          }
        >
          {({ entries }) => (
            <PagedRows
              rowCount={entries.length}
              loading={list.isPlaceholderData}
              page={page}
              pageSize={ENTRIES_PER_PAGE}
              total={total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <AuditTrailTable entries={entries} busy={list.isPlaceholderData} />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
