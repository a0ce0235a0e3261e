import type { HrDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Slot, type SlotContent } from '#shared/web/slots.tsx'
import { DashboardFigure, ShareBar } from '#shared/web/ui/dashboard-figure.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './today-figures.module.css'

type Props = { figures: HrDashboard; contents: readonly SlotContent[] }

export function TodayFigures({ figures, contents }: Props) {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const { today, students, batches, courses, enquiries } = figures
  return (
    <Card padding={0} className={classes.card ?? ''}>
      <dl className={classes.today}>
        {today && <Collected {...today.collected} />}
        {today && <Overdue {...today.feesDue.late} />}
        <Slot contents={contents} />
      </dl>
      <dl className={classes.totals}>
        <DashboardFigure
          small
          label={t('totalStudents')}
          figure={students}
          link={may('students.list') && { to: '/hr/StudentList' }}
        />
        <DashboardFigure
          small
          label={t('totalBatch')}
          figure={batches}
          link={may('courses.list') && { to: '/hr/batch' }}
        />
        <DashboardFigure
          small
          label={t('totalCourse')}
          figure={courses}
          link={may('courses.list') && { to: '/hr/view-course' }}
        />
        <DashboardFigure
          small
          label={t('totalEnquiry')}
          figure={enquiries}
          link={may('enquiries.read') && { to: '/hr/enquiry' }}
        />
      </dl>
    </Card>
  )
}

type Today = NonNullable<HrDashboard['today']>
const MODE_COLORS = ['--chart-1', '--chart-1-soft', '--chart-2', '--chart-3', '--chart-5', '--chart-4', '--chart-now']

function Collected({ receipts, paid, modes }: Today['collected']) {
  const { t } = useTranslation(['dashboard', 'fees'])
  const format = useFormat()
  const may = useMay()
  const { getLabel } = usePayModes()
  const texts = modes.map((one) => `${getLabel(one.mode)} ${format.rupees(one.paid)}`)
  return (
    <DashboardFigure
      label={t('collectedToday')}
      figure={<RupeeText amount={paid} />}
      link={may('fees.list') && { to: '/hr/view-fee' }}
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
  const may = useMay()
  const texts = [t('attendance:studentCount', { count: students }), t('longest', { count: longest })]
  return (
    <DashboardFigure
      label={t('overdueFees')}
      figure={<RupeeText amount={amount} />}
      {...(amount > 0 && { tone: 'bad' })}
      link={may('fees.list') && { to: '/hr', hash: 'pending-fees' }}
      hint={students === 0 ? t('nobodyOverdue') : texts.join(' · ')}
    />
  )
}
