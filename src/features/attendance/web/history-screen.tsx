import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AttendanceList } from '#features/attendance/contract/attendance.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './attendance.module.css'
import { attendanceQueries } from './attendance.queries.ts'
import { useCrumbs, useMayMark } from './crumbs.ts'
import { DayField } from './day-field.tsx'
import { MarksTable } from './marks-table.tsx'
import { GoneBatch, OfABatch } from './require-batch.tsx'

/** `/hr/attendence-history` and `/admin/view-all-attend`: a batch's marks of one day. */
export function AttendanceHistoryScreen() {
  const { t } = useTranslation('attendance')
  return <OfABatch title={t('historyTitle')}>{(batch) => <BatchHistory key={batch} batch={batch} />}</OfABatch>
}

function BatchHistory({ batch }: { batch: string }) {
  const { t } = useTranslation('attendance')
  const [{ date: asked }, show] = useListAddress()
  const today = useToday()
  const date = asked !== undefined && asked <= today ? asked : today
  const marks = useQuery(attendanceQueries.ofDay({ batchCode: batch, date }))
  const mayMark = useMayMark()
  return (
    <>
      <PageHeader
        title={t('historyTitle')}
        hint={batch}
        crumbs={useCrumbs(t('historyTitle'))}
        actions={mayMark && marks.data && marks.data.total > 0 && <EditLink batch={batch} date={date} />}
      />
      <Panel flush>
        <div className={classes.choice}>
          <DayField day={date} today={today} onDay={(day) => show({ date: day })} />
        </div>
        <QueryStates
          query={marks}
          notFound={<GoneBatch />}
          isEmpty={({ total }) => total === 0}
          empty={<NoMarks batch={batch} date={date} lastDate={marks.data?.lastDate ?? null} />}
        >
          {(data) => (
            <>
              <MarksTable label={t('historyTitle')} marks={data.attendance} by="student" />
              <PresenceFoot counts={data} />
            </>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditLink({ batch, date }: { batch: string; date: string }) {
  const { t } = useTranslation('attendance')
  return (
    <ButtonLink to="/hr/edit-attendence" search={{ batch, date }} leftSection={<IconPencil size={16} aria-hidden />}>
      {t('editTitle')}
    </ButtonLink>
  )
}

/** A day without marks: the way to mark it, and to the last day that has some. */
function NoMarks({ batch, date, lastDate }: { batch: string; date: string; lastDate: string | null }) {
  const { t } = useTranslation('attendance')
  const mayMark = useMayMark()
  return (
    <EmptyState
      hint={mayMark ? t('noMarksThatDay') : `${t('noMarksThatDay')} ${t('hrMarks')}`}
      action={
        <div className={classes.ways}>
          {lastDate !== null && (
            <ButtonLink to="." search={{ batch, date: lastDate }} variant="default">
              {t('lastMarked', { date: lastDate })}
            </ButtonLink>
          )}
          {mayMark && (
            <ButtonLink to="/hr/student-attendence-list" search={{ batch, date }}>
              {t('markThatDay', { date })}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}

/** Below the marks: how many were present and absent. */
function PresenceFoot({ counts: { present, absent } }: { counts: Pick<AttendanceList, 'present' | 'absent'> }) {
  const { t } = useTranslation('attendance')
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t('studentsPresent')}</dt>
        <dd>{present}</dd>
      </div>
      <div>
        <dt>{t('studentsAbsent')}</dt>
        <dd>{absent}</dd>
      </div>
    </dl>
  )
}
