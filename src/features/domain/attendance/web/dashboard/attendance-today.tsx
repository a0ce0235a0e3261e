import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#shared/web/router/router.ts'
import type { UnmarkedBatches } from '#features/domain/attendance/contract/attendance.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import list from '#shared/web/ui/work-list.module.css'
import { unmarkedQuery } from '../unmarked.queries.ts'
import classes from './attendance-today.module.css'

/** Lists the batches to mark first, then marked ones. */
export function AttendanceToday() {
  const { t } = useTranslation(['dashboard', 'absences', 'words'])
  const may = useMay()
  const unmarked = useQuery(unmarkedQuery())
  const { running = 0, total = 0 } = unmarked.data ?? {}
  return (
    <Panel
      title={t('attendanceToday')}
      note={running > 0 && t('markedOf', { marked: running - total, count: running })}
      actions={
        <>
          {may('attendance.list') && <TextLink to="/hr/low-attendance">{t('absences:lowAttendance')}</TextLink>}
          <TextLink to="/hr/attendence">{t('words:allBatches')}</TextLink>
        </>
      }
      flush
    >
      <QueryStates query={unmarked}>{(data) => <Batches data={data} />}</QueryStates>
    </Panel>
  )
}

function Batches({ data: { batches, marked = [], total, running } }: { data: UnmarkedBatches }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (running === 0) return <Text className={list.note ?? ''}>{t('noBatchToday')}</Text>
  return (
    <>
      {total === 0 && (
        <p className={list.note}>
          <IconCircleCheck size={18} aria-hidden />
          {t('allMarked')}
        </p>
      )}
      <ul className={list.list}>
        {batches.map((batch) => (
          <BatchRow key={batch.bCode} batch={batch}>
            <Link
              to="/hr/student-attendence-list"
              search={{ batch: batch.bCode }}
              className={`${list.target} ${classes.mark}`}
              aria-label={t('markBatch', { batch: batch.bCode })}
            >
              {t('mark')}
            </Link>
          </BatchRow>
        ))}
        {marked.map(({ present, ...batch }) => (
          <BatchRow key={batch.bCode} batch={batch}>
            <Link
              to="/hr/student-attendence-list"
              search={{ batch: batch.bCode }}
              className={`${list.target} ${classes.marked}`}
              aria-label={t('markedBatch', { batch: batch.bCode, present, count: batch.students ?? 0 })}
            >
              <IconCheck size={14} stroke={2} aria-hidden />
              {format.count(present)}/{format.count(batch.students ?? 0)}
            </Link>
          </BatchRow>
        ))}
      </ul>
      {running > batches.length + marked.length && (
        <TextLink to="/hr/attendence" className={list.more}>
          {t('moreBatches', { count: running - batches.length - marked.length })}
        </TextLink>
      )}
    </>
  )
}

type RowProps = { batch: UnmarkedBatches['batches'][number]; children: ReactNode }

function BatchRow({ batch: { bCode, courseName, bTime, students = 0 }, children }: RowProps) {
  const { t } = useTranslation('attendance')
  return (
    <li className={`${list.row} ${classes.row}`}>
      <span className={classes.code}>{bCode}</span>
      <span className={classes.course} title={courseName}>
        {courseName}
      </span>
      <span className={classes.time} title={bTime}>
        {bTime}
      </span>
      <span className={classes.students}>{t('studentCount', { count: students })}</span>
      {children}
    </li>
  )
}
