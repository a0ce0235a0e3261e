import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { ReminderSearch } from '#features/domain/fees/reminders/contract/reminders.search.ts'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useTotals } from '#shared/web/use-totals.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { EmailAllButton } from './email-all-button.tsx'
import { useReminderColumns } from './reminder-columns.tsx'
import { REMINDERS_PER_PAGE, remindersQueries } from './reminders.queries.ts'
import classes from './reminders-screen.module.css'

const hrRoute = getRouteApi('/hr/reminders')
const adminRoute = getRouteApi('/admin/reminders')

export function HrRemindersScreen() {
  return <RemindersScreen dashboard="/hr" search={hrRoute.useSearch()} />
}

export function AdminRemindersScreen() {
  return <RemindersScreen dashboard="/admin" search={adminRoute.useSearch()} />
}

type Props = { dashboard: '/hr' | '/admin'; search: ReminderSearch }

function RemindersScreen({ dashboard, search: { tab = 'due', search = '', page = 1 } }: Props) {
  const { t } = useTranslation(['reminders', 'shared'])
  const { mail } = useInstitute()
  const may = useMay()
  const updateSearch = useUpdateSearch<ReminderSearch>()
  const list = useQuery(remindersQueries.list({ tab, search, page }))
  const columns = useReminderColumns(tab, list.data?.students ?? [])
  const totals = useTotals({
    list: list.data,
    rowCount: list.data?.students.length,
    query: remindersQueries.totals({
      tab,
      search,
    }),
    enabled: true,
  })
  const { waiting = 0 } = list.data ?? {}
  const noMatch = (
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
        title={t('shared:reminders')}
        hint={t('remindersHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('shared:reminders') }]}
        actions={
          <>
            <ExportMenu endpoint="GET /api/reminder/export" query={{ tab, search }} />
            {may('fees.remind') && tab === 'due' && totals !== undefined && totals.counts.due > 0 && (
              <EmailAllButton count={totals.counts.due} search={search} />
            )}
          </>
        }
      />
      {waiting > 0 && mail && (
        <Alert role="status" mb="md" icon={<IconMail size={18} aria-hidden />}>
          {t('sending', { count: waiting })}
        </Alert>
      )}
      <Panel flush>
        <div className={classes.tools}>
          <TabBar
            label={t('shared:reminders')}
            tabs={[
              { value: 'due', label: t('toRemind'), count: totals?.counts.due },
              { value: 'today', label: t('remindedTab'), count: totals?.counts.today },
            ]}
            value={tab}
            onChange={(value) => updateSearch({ tab: value === 'today' ? 'today' : undefined })}
          />
          <SearchBox
            value={search}
            onSearch={(text) => updateSearch({ search: text })}
            placeholder={t('searchReminders')}
          />
        </div>
        <QueryStates
          query={list}
          isEmpty={({ students }) => students.length === 0 && totals?.total === 0}
          empty={search === '' ? <EmptyState hint={t(tab === 'due' ? 'nobodyToRemind' : 'nobodyReminded')} /> : noMatch}
        >
          {({ students }) => (
            <PagedRows
              rowCount={students.length}
              loading={list.isPlaceholderData}
              pageSize={REMINDERS_PER_PAGE}
              page={page}
              total={totals?.total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <DataTable
                label={t('shared:reminders')}
                columns={columns}
                rows={students}
                rowKey={({ _id }) => _id}
                busy={list.isPlaceholderData}
              />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
