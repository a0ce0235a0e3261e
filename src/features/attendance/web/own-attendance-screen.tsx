import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceRecord } from '#features/attendance/contract/attendance.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useListAddress } from '#shared/web/address.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { ViewMore } from '#shared/web/ui/view-more.tsx'
import { attendanceQueries } from './attendance.queries.ts'
import { MarksTable } from './marks-table.tsx'

const AT_A_TIME = 10

/** `/student/Viwe-Attendence`: the signed-in student's marks of a month, the current one unless another is chosen. */
export function OwnAttendanceScreen() {
  const { t } = useTranslation(['attendance', 'shared'])
  const today = useToday()
  const now = { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) }
  const [{ month = now.month, year = now.year }, show] = useListAddress()
  const marks = useQuery(attendanceQueries.ofMonth(useIdentity('user')?._id ?? '', { month, year }))
  const isNow = month === now.month && year === now.year
  const thisMonth = (
    <Button variant="default" onClick={() => show({ month: undefined, year: undefined })}>
      {t('thisMonth')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('shared:navViewAttendence')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('shared:navViewAttendence') }]}
      />
      {marks.data && (
        <StatRow>
          <StatTile label={t('daysPresent')} figure={marks.data.present} />
          <StatTile label={t('daysAbsent')} figure={marks.data.absent} />
        </StatRow>
      )}
      <Panel title={t('marks')} actions={<MonthYearPicker month={month} year={year} onChange={show} />} flush>
        <QueryStates
          query={marks}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t('noOwnMarks')} hint={t('chooseMonth')} action={!isNow && thisMonth} />}
        >
          {({ attendance }) => (
            <MarksOfMonth key={`${year}-${month}`} marks={attendance} busy={marks.isPlaceholderData} />
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

/** The latest ten; 'View More' shows ten more of the month, 'View Less' the first ten again. */
function MarksOfMonth({ marks, busy }: { marks: AttendanceRecord[]; busy: boolean }) {
  const { t } = useTranslation('attendance')
  const [shown, setShown] = useState(AT_A_TIME)
  return (
    <>
      <MarksTable label={t('marks')} marks={marks.slice(0, shown)} by="day" busy={busy} />
      {marks.length > AT_A_TIME && (
        <ViewMore
          shown={shown}
          total={marks.length}
          onMore={() => setShown(shown + AT_A_TIME)}
          onLess={shown > AT_A_TIME ? () => setShown(AT_A_TIME) : undefined}
        />
      )}
    </>
  )
}
