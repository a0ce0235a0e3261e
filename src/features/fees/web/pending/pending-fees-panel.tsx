import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStudentLinks } from '#features/students/web/public.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryViewMore } from '#shared/web/ui/query-view-more.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { feesQueries } from '../fees.queries.ts'
import { usePendingColumns } from './pending-columns.tsx'
import classes from './pending-fees-panel.module.css'

const DROPPED = 'Disable'

type Search = { search?: string; tab?: string }

/** The page must have `search` and `tab` in its query parameters. */
export function PendingFeesPanel({ search = '', tab }: { [Name in keyof Search]: string | undefined }) {
  const { t } = useTranslation(['fees', 'shared'])
  const isDropped = tab === DROPPED
  const updateSearch = useUpdateSearch<Search>()
  const pending = useInfiniteQuery(feesQueries.pending(search, isDropped ? DROPPED : 'Active'))
  const columns = usePendingColumns(useStudentLinks(), pending.data?.students ?? [])
  const noMatch = (
    <EmptyState
      hint={t('noPendingMatches')}
      action={
        <Button variant="default" onClick={() => updateSearch({ search: '' })}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <Panel title={t('pendingTitle')} flush>
      <div className={classes.tools}>
        <TabBar
          label={t('pendingTitle')}
          tabs={[
            { value: '', label: t('active') },
            { value: DROPPED, label: t('dropped') },
          ]}
          value={isDropped ? DROPPED : ''}
          onChange={(value) => updateSearch({ tab: value })}
        />
        <SearchBox
          value={search}
          onSearch={(text) => updateSearch({ search: text })}
          placeholder={t('searchPending')}
        />
      </div>
      <QueryStates
        query={pending}
        isEmpty={({ total }) => total === 0}
        empty={search === '' ? <EmptyState hint={t(isDropped ? 'noDroppedOverdue' : 'noOverdueFees')} /> : noMatch}
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
            <QueryViewMore query={pending} shown={students.length} total={total} />
          </>
        )}
      </QueryStates>
    </Panel>
  )
}
