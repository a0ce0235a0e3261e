import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type Age, AGES } from '#features/domain/students/contract/days-late.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useMay } from '#shared/web/may.ts'
import { useArea } from '#shared/web/use-area.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryViewMore } from '#shared/web/ui/query-view-more.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useTotals } from '#shared/web/use-totals.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { useAgeLabels } from '../age-labels.ts'
import { feesQueries } from '../fees.queries.ts'
import { usePendingColumns, usePendingPhoneRow } from './pending-columns.tsx'
import classes from './pending-fees-panel.module.css'

const DROPPED = 'Disable'

type Search = { search?: string; tab?: string; age?: Age }

/** The page must have `search`, `tab` and `age` in its query parameters. */
export function PendingFeesPanel({ search = '', tab, age }: { [Name in keyof Search]: Search[Name] | undefined }) {
  const { t } = useTranslation(['fees', 'students', 'words', 'shared'])
  const format = useFormat()
  const isDropped = tab === DROPPED
  const updateSearch = useUpdateSearch<Search>()
  const query = { search, tab: isDropped ? DROPPED : 'Active', age } as const
  const pending = useInfiniteQuery(feesQueries.pending(query))
  const totals = useTotals({
    list: pending.data,
    rowCount: pending.data?.students.length,
    query: feesQueries.pendingTotals(query),
    enabled: search !== '',
  })
  const ageLabels = useAgeLabels()
  const isNarrowed = search !== '' || age !== undefined
  const links = useStudentLinks()
  const columns = usePendingColumns(links, pending.data?.students ?? [])
  const phoneRow = usePendingPhoneRow(links, pending.data?.students ?? [])
  const noMatch = (
    <EmptyState
      kind="noMatch"
      hint={t(search === '' ? 'nobodySoLate' : 'noPendingMatches')}
      action={
        <Button variant="default" onClick={() => updateSearch({ search: '', age: undefined })}>
          {t(age === undefined ? 'shared:clearSearch' : 'shared:reset')}
        </Button>
      }
    />
  )
  return (
    <Panel
      title={t('pendingTitle')}
      note={totals && format.count(totals.total)}
      actions={
        <>
          <RemindersLink />
          <ExportMenu endpoint="GET /api/fee/pending/export" query={query} />
          <SearchBox
            value={search}
            onSearch={(text) => updateSearch({ search: text })}
            placeholder={t('searchPending')}
          />
        </>
      }
      flush
    >
      <div className={classes.tools}>
        <TabBar
          label={t('pendingTitle')}
          tabs={[
            { value: '', label: t('active') },
            { value: DROPPED, label: t('students:dropped') },
          ]}
          value={isDropped ? DROPPED : ''}
          onChange={(value) => updateSearch({ tab: value })}
        />
        <TabBar
          label={t('daysLate')}
          tabs={[
            { value: '', label: t('words:all'), count: totals?.ages.all },
            ...AGES.map((value) => ({ value, label: ageLabels[value], count: totals?.ages[value] })),
          ]}
          value={age ?? ''}
          onChange={(value) => updateSearch({ age: AGES.find((one) => one === value) })}
        />
      </div>
      <QueryStates
        query={pending}
        isEmpty={({ students }) => students.length === 0 && totals?.total === 0}
        empty={isNarrowed ? noMatch : <EmptyState hint={t(isDropped ? 'noDroppedDue' : 'noFeesDue')} />}
      >
        {({ students }) => (
          <>
            <DataTable
              label={t('pendingTitle')}
              busy={pending.isPlaceholderData}
              rows={students.map((student, index) => ({ ...student, index: index + 1 }))}
              rowKey={({ _id }) => _id}
              columns={columns}
              phone={phoneRow}
            />
            <QueryViewMore query={pending} shown={students.length} total={totals?.total ?? students.length} />
          </>
        )}
      </QueryStates>
    </Panel>
  )
}

function RemindersLink() {
  const { t } = useTranslation('fees')
  const area = useArea()
  if (!useMay()('fees.list-reminders')) return null
  return <TextLink to={area === 'admin' ? '/admin/reminders' : '/hr/reminders'}>{t('whoToRemind')}</TextLink>
}
