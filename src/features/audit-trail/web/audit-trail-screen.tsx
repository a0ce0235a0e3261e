import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { restoreFocusOnRemoval } from '#shared/web/ui/gives-focus-back.ts'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { TrailFilters } from './audit-trail-filters.tsx'
import { TrailTable } from './audit-trail-table.tsx'
import { ENTRIES_PER_PAGE, auditTrailQueries } from './audit-trail.queries.ts'
import classes from './audit-trail.module.css'

const NO_FILTERS = { who: '', record: '', recordId: '', from: '', to: '' }

/** `/admin/trail`: who did what and when, newest first. */
export function TrailScreen() {
  const { t } = useTranslation(['audit-trail', 'shared'])
  const [address, show] = useListAddress()
  const { who = '', record, recordId, from, to, page = 1 } = address
  const list = useQuery(auditTrailQueries.page({ who, record, recordId, from, to, page }))
  const isNarrowed = [who, record, recordId, from, to].some(Boolean)
  const showAll = (
    <Button variant="default" onClick={() => show(NO_FILTERS)}>
      {t('showAll')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={list.data && t('count', { count: list.data.total })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('title') }]}
      />
      <Panel flush>
        <TrailFilters address={address} show={show} isNarrowed={isNarrowed} onReset={() => show(NO_FILTERS)} />
        {recordId !== undefined && (
          <Group ref={restoreFocusOnRemoval} className={classes.only} justify="space-between" gap="xs">
            <Text size="sm">{t('oneRecord')}</Text>
            <Button variant="default" size="xs" onClick={() => show({ recordId: '' })}>
              {t('showAll')}
            </Button>
          </Group>
        )}
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState hint={t('nothingMatches')} action={showAll} />
            ) : (
              <EmptyState hint={t('nothingYet')} />
            )
          }
        >
          {({ entries, total }) =>
            entries.length === 0 ? (
              <PageBeyondTheLast total={total} pageSize={ENTRIES_PER_PAGE} waiting={list.isPlaceholderData} />
            ) : (
              <>
                <TrailTable entries={entries} busy={list.isPlaceholderData} />
                <Pager page={page} pageSize={ENTRIES_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryStates>
      </Panel>
    </>
  )
}
