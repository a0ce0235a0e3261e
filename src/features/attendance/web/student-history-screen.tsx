import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  studentsQueries,
  useStudentCrumbs,
} from '#features/students/web/public.ts'
import { useListAddress, useSubjectId } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { attendanceQueries, MARKS_PER_PAGE } from './attendance.queries.ts'
import { useMayMark } from './crumbs.ts'
import { MarksTable } from './marks-table.tsx'

/** `/hr/student/attendence-history` and `/admin/Student-Single-Attend`: one student's marks, newest first. */
export function StudentHistoryScreen() {
  const { t } = useTranslation('attendance')
  const id = useSubjectId()
  return id === undefined ? <StudentNotSelected title={t('historyTitle')} /> : <StudentHistory id={id} />
}

function StudentHistory({ id }: { id: string }) {
  const { t } = useTranslation('attendance')
  const student = useQuery(studentsQueries.one(id))
  return (
    <>
      <PageHeader title={t('historyTitle')} crumbs={useStudentCrumbs(t('historyTitle'), student.data)} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(one) => (
          <>
            <StudentHeader student={one} />
            <StudentMarks id={id} batch={one.batch} />
          </>
        )}
      </QueryStates>
    </>
  )
}

function StudentMarks({ id, batch }: { id: string; batch: string }) {
  const { t } = useTranslation('attendance')
  const [{ page = 1, month, year }, show] = useListAddress()
  const marks = useQuery(attendanceQueries.ofStudent(id, { page, month, year }))
  const isNarrowed = month !== undefined || year !== undefined
  const showAll = (
    <Button variant="default" onClick={() => show({ month: undefined, year: undefined })}>
      {t('showAll')}
    </Button>
  )
  const markBatch = useMayMark() && (
    <ButtonLink to="/hr/student-attendence-list" search={{ batch }}>
      {t('markBatch', { batch })}
    </ButtonLink>
  )
  return (
    <>
      {marks.data && (
        <StatRow>
          <StatTile label={t('daysPresent')} figure={marks.data.present} />
          <StatTile label={t('daysAbsent')} figure={marks.data.absent} />
        </StatRow>
      )}
      <Panel title={t('marks')} actions={<MonthYearPicker month={month} year={year} onChange={show} clearable />} flush>
        <QueryStates
          query={marks}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState hint={t('noMarksThen')} action={showAll} />
            ) : (
              <EmptyState hint={t('noMarksYet')} action={markBatch} />
            )
          }
        >
          {({ attendance, total }) =>
            attendance.length === 0 ? (
              <PageBeyondTheLast total={total} pageSize={MARKS_PER_PAGE} waiting={marks.isPlaceholderData} />
            ) : (
              <>
                <MarksTable label={t('marks')} marks={attendance} by="day" busy={marks.isPlaceholderData} />
                <Pager page={page} pageSize={MARKS_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryStates>
      </Panel>
    </>
  )
}
