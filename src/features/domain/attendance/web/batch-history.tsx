import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { AttendanceList } from '#features/domain/attendance/contract/attendance.contract.ts'
import type { AttendanceHistorySearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useMay } from '#shared/web/may.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { attendanceQueries } from './attendance.queries.ts'
import classes from './batch-history.module.css'
import { BatchRegister } from './batch-register.tsx'
import { DayBar } from './day-bar.tsx'
import { MarksTable } from './marks-table.tsx'
import { BatchNotFound } from './require-batch.tsx'
import { useAttendanceCrumbs, useCanMark } from './use-attendance-crumbs.ts'

type Props = { batch: string; search: AttendanceHistorySearch }

export function BatchHistory({ batch, search }: Props) {
  const { t } = useTranslation(['attendance', 'words', 'shared'])
  const updateSearch = useUpdateSearch<AttendanceHistorySearch>()
  const today = useToday()
  const { view, date = today } = search
  const { month = Number(date.slice(5, 7)), year = Number(date.slice(0, 4)) } = search
  const marks = useQuery({ ...attendanceQueries.day({ batchCode: batch, date }), enabled: view === undefined })
  const may = useMay()
  const canCorrect = useCanMark() && may('attendance.correct')
  return (
    <>
      <PageHeader
        title={t('historyTitle')}
        hint={batch}
        crumbs={useAttendanceCrumbs(t('historyTitle'))}
        actions={
          <>
            <ExportMenu
              endpoint="GET /api/attend/export"
              query={{ batchCode: batch, ...(view === 'month' ? { month, year } : { date }) }}
            />
            {view === undefined && canCorrect && marks.data && marks.data.total > 0 && (
              <EditLink batch={batch} date={date} />
            )}
          </>
        }
      />
      <Panel flush>
        <div className={classes.views}>
          <TabBar
            label={t('historyView')}
            tabs={[
              { value: 'day', label: t('words:day') },
              { value: 'month', label: t('shared:month') },
            ]}
            value={view ?? 'day'}
            onChange={(next) =>
              updateSearch({ view: next === 'month' ? 'month' : undefined, month: undefined, year: undefined })
            }
          />
        </div>
        {view === 'month' ? (
          <BatchRegister batch={batch} month={month} year={year} />
        ) : (
          <>
            <DayBar day={date} today={today} onDay={(day) => updateSearch({ date: day })} />
            <QueryStates
              query={marks}
              notFound={<BatchNotFound />}
              isEmpty={({ total }) => total === 0}
              empty={<NoMarks batch={batch} date={date} lastDate={marks.data?.lastDate ?? null} />}
            >
              {(data) => (
                <>
                  <MarksTable label={t('historyTitle')} marks={data.attendance} by="student" />
                  <PresenceTotals counts={data} />
                </>
              )}
            </QueryStates>
          </>
        )}
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

function NoMarks({ batch, date, lastDate }: { batch: string; date: string; lastDate: string | null }) {
  const { t } = useTranslation('attendance')
  const canMark = useCanMark()
  return (
    <EmptyState
      hint={canMark ? t('noMarksOnDay') : `${t('noMarksOnDay')} ${t('chooseOtherDay')}`}
      action={
        <div className={classes.links}>
          {lastDate !== null && (
            <ButtonLink to="." search={{ batch, date: lastDate }} variant="default">
              {t('lastMarked', { date: lastDate })}
            </ButtonLink>
          )}
          {canMark && (
            <ButtonLink to="/hr/student-attendence-list" search={{ batch, date }}>
              {t('markDay', { date })}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}

function PresenceTotals({ counts: { present, absent } }: { counts: Pick<AttendanceList, 'present' | 'absent'> }) {
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
