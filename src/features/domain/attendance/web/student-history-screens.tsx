import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { StudentHistorySearch } from '#features/domain/attendance/contract/attendance.search.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  useStudentCrumbs,
  useStudentId,
} from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { attendanceQueries, MARKS_PER_PAGE } from './attendance.queries.ts'
import { useCanMark } from './use-attendance-crumbs.ts'
import { MarksTable } from './marks-table.tsx'

const hrRoute = getRouteApi('/hr/student/attendence-history')
const adminRoute = getRouteApi('/admin/Student-Single-Attend')

export function HrStudentHistoryScreen() {
  return <SelectedStudentHistory search={hrRoute.useSearch()} />
}

export function AdminStudentHistoryScreen() {
  return <SelectedStudentHistory search={adminRoute.useSearch()} />
}

type SearchProps = { search: StudentHistorySearch }

function SelectedStudentHistory({ search }: SearchProps) {
  const { t } = useTranslation('attendance')
  const id = useStudentId(search)
  return id === undefined ? (
    <StudentNotSelected title={t('historyTitle')} />
  ) : (
    <StudentHistory id={id} search={search} />
  )
}

function StudentHistory({ id, search }: SearchProps & { id: string }) {
  const { t } = useTranslation('attendance')
  const student = useQuery(studentsQueries.one(id))
  return (
    <>
      <PageHeader title={t('historyTitle')} crumbs={useStudentCrumbs(t('historyTitle'), student.data)} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(data) => (
          <>
            <StudentHeader student={data} tab="attendance" />
            <StudentMarks id={id} batch={data.batch} search={search} />
          </>
        )}
      </QueryStates>
    </>
  )
}

function StudentMarks({ id, batch, search: { page = 1, month, year } }: SearchProps & { id: string; batch: string }) {
  const { t } = useTranslation(['attendance', 'words'])
  const updateSearch = useUpdateSearch<StudentHistorySearch>()
  const marks = useQuery(attendanceQueries.listByStudent(id, { page, month, year }))
  const isNarrowed = month !== undefined || year !== undefined
  const showAll = (
    <Button variant="default" onClick={() => updateSearch({ month: undefined, year: undefined })}>
      {t('words:showAll')}
    </Button>
  )
  const markBatch = useCanMark() && (
    <ButtonLink to="/hr/student-attendence-list" search={{ batch }}>
      {t('markBatch', { batch })}
    </ButtonLink>
  )
  return (
    <>
      {!marks.isError && (
        <StatRow>
          <StatTile label={t('daysPresent')} figure={marks.data?.present} />
          <StatTile label={t('daysAbsent')} figure={marks.data?.absent} />
        </StatRow>
      )}
      <Panel
        title={t('marks')}
        actions={<MonthYearPicker month={month} year={year} onChange={updateSearch} clearable />}
        flush
      >
        <QueryStates
          query={marks}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState kind="noMatch" hint={t('noMarksInPeriod')} action={showAll} />
            ) : (
              <EmptyState hint={t('noMarksYet')} action={markBatch} />
            )
          }
        >
          {({ attendance, total }) => (
            <PagedRows
              rowCount={attendance.length}
              loading={marks.isPlaceholderData}
              page={page}
              pageSize={MARKS_PER_PAGE}
              total={total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <MarksTable label={t('marks')} marks={attendance} by="day" busy={marks.isPlaceholderData} />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
