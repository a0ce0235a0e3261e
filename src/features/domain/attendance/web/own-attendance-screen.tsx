import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import type { AttendanceRecord } from '#features/domain/attendance/contract/attendance.contract.ts'
import type { OwnAttendanceSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ViewMore } from '#shared/web/ui/view-more.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { attendanceQueries } from './attendance.queries.ts'
import { MarksTable } from './marks-table.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import classes from './own-attendance-screen.module.css'

const ROWS_PER_STEP = 10

const route = getRouteApi('/student/Viwe-Attendence')

export function OwnAttendanceScreen() {
  const { t } = useTranslation(['attendance', 'shared'])
  const today = useToday()
  const currentMonth = { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) }
  const { month = currentMonth.month, year = currentMonth.year } = route.useSearch()
  const updateSearch = useUpdateSearch<OwnAttendanceSearch>()
  const marks = useQuery(attendanceQueries.month(useIdentity('user')?._id ?? '', { month, year }))
  const isCurrentMonth = month === currentMonth.month && year === currentMonth.year
  const showCurrentMonth = (
    <Button variant="default" onClick={() => updateSearch({ month: undefined, year: undefined })}>
      {t('showThisMonth')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('shared:navViewAttendance')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('shared:navViewAttendance') }]}
      />
      <div className={classes.period}>
        <MonthYearPicker month={month} year={year} onChange={updateSearch} />
      </div>
      <div className={classes.columns}>
        {!marks.isError && <MonthCalendar month={month} year={year} marks={marks.data} />}
        <Panel title={t('marks')} flush>
          <QueryStates
            query={marks}
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                kind="noMatch"
                title={t('noMarksInMonth')}
                hint={t('chooseMonth')}
                action={!isCurrentMonth && showCurrentMonth}
              />
            }
          >
            {({ attendance }) => (
              <MonthlyMarks key={`${year}-${month}`} marks={attendance} busy={marks.isPlaceholderData} />
            )}
          </QueryStates>
        </Panel>
      </div>
    </>
  )
}

function MonthlyMarks({ marks, busy }: { marks: AttendanceRecord[]; busy: boolean }) {
  const { t } = useTranslation('attendance')
  const [shown, setShown] = useState(ROWS_PER_STEP)
  return (
    <>
      <MarksTable label={t('marks')} marks={marks.slice(0, shown)} by="day" busy={busy} />
      {marks.length > ROWS_PER_STEP && (
        <ViewMore
          shown={shown}
          total={marks.length}
          onMore={() => setShown(shown + ROWS_PER_STEP)}
          onLess={shown > ROWS_PER_STEP ? () => setShown(ROWS_PER_STEP) : undefined}
        />
      )}
    </>
  )
}
