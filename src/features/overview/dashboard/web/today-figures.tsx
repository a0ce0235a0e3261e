import { Card } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { UnmarkedBatches } from '#features/domain/attendance/contract/attendance.contract.ts'
import type { HrDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { Figure, ShareBar } from './figure.tsx'
import classes from './today-figures.module.css'

type ToCall = { total: number; late: number }
type Props = { figures: HrDashboard; unmarked: UnmarkedBatches | undefined; toCall: ToCall | undefined }

/** Shows the figures of today above the totals. */
export function TodayFigures({ figures, unmarked, toCall }: Props) {
  const { t } = useTranslation('dashboard')
  const { today, students, batches, courses, enquiries } = figures
  return (
    <Card padding={0} className={classes.card ?? ''}>
      <dl className={classes.today}>
        {today && <Collected {...today.collected} />}
        {today && <Overdue {...today.feesDue.late} />}
        <BatchesToMark unmarked={unmarked} />
        <EnquiriesToCall toCall={toCall} />
      </dl>
      <dl className={classes.totals}>
        <Figure small label={t('totalStudents')} figure={students} link={{ to: '/hr/StudentList' }} />
        <Figure small label={t('totalBatch')} figure={batches} link={{ to: '/hr/batch' }} />
        <Figure small label={t('totalCourse')} figure={courses} link={{ to: '/hr/view-course' }} />
        <Figure small label={t('totalEnquiry')} figure={enquiries} link={{ to: '/hr/enquiry' }} />
      </dl>
    </Card>
  )
}

type Today = NonNullable<HrDashboard['today']>
const MODE_COLORS = ['--chart-1', '--chart-1-soft', '--chart-2', '--chart-3', '--chart-5', '--chart-4', '--chart-now']

function Collected({ receipts, paid, modes }: Today['collected']) {
  const { t } = useTranslation(['dashboard', 'fees'])
  const format = useFormat()
  const { getLabel } = usePayModes()
  const texts = modes.map((one) => `${getLabel(one.mode)} ${format.rupees(one.paid)}`)
  return (
    <Figure
      label={t('collectedToday')}
      figure={<RupeeText amount={paid} />}
      link={{ to: '/hr/view-fee' }}
      hint={
        <>
          {[t('fees:receiptsListed', { count: receipts }), ...texts].join(' · ')}
          {modes.length > 0 && (
            <ShareBar
              parts={modes.map((one, index) => ({ value: one.paid, color: `var(${MODE_COLORS[index] ?? '--line'})` }))}
            />
          )}
        </>
      }
    />
  )
}

function Overdue({ students, amount, longest }: Today['feesDue']['late']) {
  const { t } = useTranslation(['dashboard', 'attendance'])
  const texts = [t('attendance:studentCount', { count: students }), t('longest', { count: longest })]
  return (
    <Figure
      label={t('overdueFees')}
      figure={<RupeeText amount={amount} />}
      {...(amount > 0 && { tone: 'bad' })}
      link={{ to: '/hr', hash: 'pending-fees' }}
      hint={students === 0 ? t('nobodyOverdue') : texts.join(' · ')}
    />
  )
}

function BatchesToMark({ unmarked }: { unmarked: UnmarkedBatches | undefined }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { total = 0, running = 0 } = unmarked ?? {}
  const marked = running - total
  return (
    <Figure
      label={t('batchesToMark')}
      figure={
        unmarked && (
          <>
            {format.count(total)} <small>{t('ofAll', { all: format.count(running) })}</small>
          </>
        )
      }
      link={{ to: '/hr/attendence' }}
      hint={
        <>
          {t('markedBatches', { count: marked })}
          <ShareBar
            parts={[{ value: marked, color: 'var(--chart-2)' }]}
            rest={Math.max(total, running === 0 ? 1 : 0)}
          />
        </>
      }
    />
  )
}

function EnquiriesToCall({ toCall }: { toCall: ToCall | undefined }) {
  const { t } = useTranslation('dashboard')
  const { total = 0, late = 0 } = toCall ?? {}
  return (
    <Figure
      label={t('enquiriesToCall')}
      figure={toCall?.total}
      link={{ to: '/hr/enquiry', search: { tab: 'ToCall' } }}
      hint={
        total === 0 ? (
          t('nobodyToCall')
        ) : (
          <>
            {late > 0 && <span className={classes.late}>{t('lateCalls', { count: late })}</span>}
            {late > 0 && late < total && ' · '}
            {late < total && t('callsToday', { count: total - late })}
          </>
        )
      }
    />
  )
}
