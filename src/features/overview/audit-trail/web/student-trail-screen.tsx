import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { StudentTrailSearch } from '#features/overview/audit-trail/contract/audit-trail.search.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  useStudentCrumbs,
  useStudentId,
} from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { AuditTrailTable } from './audit-trail-table.tsx'
import { auditTrailQueries, ENTRIES_PER_PAGE } from './audit-trail.queries.ts'
import classes from './audit-trail-screen.module.css'

const route = getRouteApi('/admin/student-history')

export function StudentTrailScreen() {
  const { t } = useTranslation('words')
  const search = route.useSearch()
  const id = useStudentId(search)
  return id === undefined ? (
    <StudentNotSelected title={t('history')} />
  ) : (
    <StudentTrail id={id} page={search.page ?? 1} />
  )
}

type Props = { id: string; page: number }

function StudentTrail(props: Props) {
  const { t } = useTranslation('words')
  const student = useQuery(studentsQueries.one(props.id))
  return (
    <>
      <PageHeader title={t('history')} crumbs={useStudentCrumbs(t('history'), student.data)} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(data) => (
          <>
            <StudentHeader student={data} tab="history" />
            <Entries {...props} />
          </>
        )}
      </QueryStates>
    </>
  )
}

function Entries({ id, page }: Props) {
  const { t } = useTranslation('audit-trail')
  const updateSearch = useUpdateSearch<StudentTrailSearch>()
  const list = useQuery(auditTrailQueries.ofStudent(id, page))
  return (
    <Panel flush>
      <Text size="sm" c="dimmed" className={classes.recordFilter}>
        {t('studentHistoryHint')}
      </Text>
      <QueryStates
        query={list}
        loading={<TableLoading />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState hint={t('noStudentHistory')} />}
      >
        {({ entries, total }) => (
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
  )
}
