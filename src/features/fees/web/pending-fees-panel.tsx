import { Button, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { ViewMoreOf } from '#shared/web/ui/view-more-of.tsx'
import { feesQueries } from './fees.queries.ts'
import { usePendingColumns } from './pending-columns.tsx'
import classes from './pending-fees-panel.module.css'
import { useStudentLinks } from '#features/students/web/public.ts'

/** 'Students who have pending fees', longest overdue first; the search stands in the address. */
export function PendingFeesPanel() {
  const { t } = useTranslation(['fees', 'shared'])
  const [{ search = '' }, show] = useListAddress()
  const pending = useInfiniteQuery(feesQueries.pending(search))
  const columns = usePendingColumns(useStudentLinks())
  const nobodyMatches = (
    <EmptyState
      hint={t('noPendingMatches')}
      action={
        <Button variant="default" onClick={() => show({ search: '' })}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <Panel title={t('pendingTitle')} flush>
      <Group p="sm" px="md" className={classes.tools}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchPending')} />
      </Group>
      <QueryStates
        query={pending}
        isEmpty={({ total }) => total === 0}
        empty={search === '' ? <EmptyState hint={t('nobodyOverdue')} /> : nobodyMatches}
      >
        {({ students, total }) => (
          <>
            <div className={classes.table}>
              <DataTable
                label={t('pendingTitle')}
                busy={pending.isPlaceholderData}
                rows={students.map((student, index) => ({ ...student, index: index + 1 }))}
                rowKey={({ _id }) => _id}
                columns={columns}
              />
            </div>
            <ViewMoreOf query={pending} shown={students.length} total={total} />
          </>
        )}
      </QueryStates>
    </Panel>
  )
}
