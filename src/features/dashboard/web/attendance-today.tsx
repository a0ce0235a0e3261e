import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { UnmarkedBatches } from '#features/attendance/contract/attendance.contract.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import classes from './attendance-today.module.css'
import { dashboardQueries } from './dashboard.queries.ts'

export function AttendanceToday() {
  const { t } = useTranslation('dashboard')
  const unmarked = useQuery(dashboardQueries.unmarked())
  return (
    <Panel
      title={t('attendanceToday')}
      actions={
        unmarked.data && (
          <Text c="dimmed">
            <DayText day={unmarked.data.date} />
          </Text>
        )
      }
    >
      <QueryStates query={unmarked}>
        {(data) => {
          if (data.running === 0) return <Text c="dimmed">{t('noBatchToday')}</Text>
          return data.total === 0 ? <AllMarked /> : <Batches unmarked={data} />
        }}
      </QueryStates>
    </Panel>
  )
}

function AllMarked() {
  const { t } = useTranslation('dashboard')
  return (
    <p className={classes.allMarked}>
      <IconCircleCheck size={20} aria-hidden />
      {t('allMarked')}
    </p>
  )
}

function Batches({ unmarked: { batches, total } }: { unmarked: UnmarkedBatches }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Text c="dimmed">{t('unmarkedBatches', { count: total })}</Text>
      <ul className={classes.batches}>
        {batches.map(({ bCode, courseName, bTime }) => (
          <li key={bCode}>
            <Link to="/hr/student-attendence-list" search={{ batch: bCode }} className={classes.batch}>
              <span className={classes.code}>{bCode}</span>
              <span className={classes.details}>
                {courseName} · {bTime}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > batches.length && (
        <TextLink to="/hr/attendence" className={classes.more}>
          {t('moreBatches', { count: total - batches.length })}
        </TextLink>
      )}
    </>
  )
}
