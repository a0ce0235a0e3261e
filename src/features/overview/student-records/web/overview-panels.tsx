import { toMode } from '#features/domain/fees/contract/pay-modes.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccessPanel } from '#features/domain/admissions/web/public.ts'
import { usePayModes, useReceiptLink } from '#features/domain/fees/web/public.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { PortfolioPanel } from '#features/domain/portfolio/web/public.ts'
import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { studentsQueries, useStudentLinks } from '#features/domain/students/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import classes from './overview-panels.module.css'

/** Shows last receipts and marks, links and history. A pending registration has neither fees nor marks. */
export function OverviewPanels({ student }: { student: Student }) {
  const { _id, status } = student
  const overview = useQuery(studentsQueries.overview(_id))
  const links = useQuery({ ...studentsQueries.overview(_id), select: ({ portfolio }) => portfolio })
  const area = useArea()
  if (!overview.data) return <QueryStates query={overview}>{() => null}</QueryStates>
  return (
    <>
      {area === 'hr' && overview.data.access && <AccessPanel student={student} access={overview.data.access} />}
      {status !== 'Pending' && (
        <>
          <FeesPanel id={_id} fees={overview.data.fees} />
          <AttendancePanel id={_id} days={overview.data.attendance.days} />
        </>
      )}
      <PortfolioPanel links={links} all={area === 'admin'} />
      <HistoryPanel overview={overview.data} />
    </>
  )
}

function FeesPanel({ id, fees: { receipts } }: { id: string; fees: StudentOverview['fees'] }) {
  const { t } = useTranslation(['student-records', 'students'])
  const { getLabel } = usePayModes()
  const receiptLink = useReceiptLink()
  const links = useStudentLinks()
  const all = <TextLink {...links.fees(id)}>{t('viewFeeHistory')}</TextLink>
  return (
    <Panel title={t('students:tabFees')} actions={all} flush={receipts.length > 0}>
      {receipts.length === 0 ? (
        <p className={classes.empty}>{t('noReceipts')}</p>
      ) : (
        <ul className={classes.receipts}>
          {receipts.map(({ _id, receiptNo, date, paid, ...mode }) => (
            <li key={_id}>
              <TextLink {...receiptLink(_id)}>{receiptNo}</TextLink>
              <DayText day={date} />
              <span className={classes.mode}>{getLabel(toMode(mode))}</span>
              <strong>
                <RupeeText amount={paid} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type Days = StudentOverview['attendance']['days']

function AttendancePanel({ id, days }: { id: string; days: Days }) {
  const { t } = useTranslation(['student-records', 'students'])
  const links = useStudentLinks()
  const count = (present: boolean) => days.filter((day) => day.present === present).length
  const counts = t('presentAndAbsent', { present: count(true), absent: count(false) })
  const all = <TextLink {...links.attendance(id)}>{t('viewAttendance')}</TextLink>
  return (
    <Panel title={t('students:tabAttendance')} actions={all} plain>
      <div role="img" aria-label={`${t('last30Days')}: ${counts}`} className={classes.days}>
        {days.map(({ date, present }) => (
          <span key={date} title={date} data-present={present ?? undefined}>
            {present === true && <IconCheck size={14} stroke={2.2} />}
            {present === false && <IconX size={14} stroke={2.2} />}
          </span>
        ))}
      </div>
      <div className={classes.line}>
        <span>{t('last30Days')}</span>
        <span>{counts}</span>
      </div>
    </Panel>
  )
}

function HistoryPanel({ overview: { changes, reminded } }: { overview: StudentOverview }) {
  const { t } = useTranslation('student-records')
  const registration = changes.at(-1)
  return (
    <Panel title={t('history')} plain>
      {registration && (
        <div className={classes.line}>
          <span>{registration.who ? t('registeredBy', { name: registration.who }) : t('registered')}</span>
          <InstantText at={registration.at} />
        </div>
      )}
      <div className={classes.line}>
        <span>{t('lastReminder')}</span>
        {reminded === null ? '–' : <DayText day={reminded} />}
      </div>
    </Panel>
  )
}
