import type { AdminDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DashboardFigure, Dot, ShareBar } from '#shared/web/ui/dashboard-figure.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './side-cards.module.css'

const COLORS = { active: 'var(--chart-1)', placed: 'var(--chart-2)', dropped: 'var(--chart-5)' }

/** Placed students are active too, so that the bar has a part for those who are not placed. */
export function InstituteCard({ figures: { students, batches, courses, enquiries } }: { figures: AdminDashboard }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const may = useMay()
  const listLink = (tab: string) => may('students.list') && ({ to: '/admin/Student-List', search: { tab } } as const)
  const label = (color: string, text: string) => (
    <>
      <Dot color={color} />
      {text}
    </>
  )
  return (
    <Panel title={t('shared:institute')} plain>
      <div className={classes.thick}>
        <ShareBar
          parts={[
            { value: students.active - students.placed, color: COLORS.active },
            { value: students.placed, color: COLORS.placed },
            { value: students.dropped, color: COLORS.dropped },
          ]}
        />
      </div>
      <dl className={classes.figures}>
        <DashboardFigure small label={t('totalStudents')} figure={students.all} link={listLink('All')} />
        <DashboardFigure
          small
          label={label(COLORS.active, t('activeStudents'))}
          figure={students.active}
          link={listLink('Active')}
        />
        <DashboardFigure
          small
          label={label(COLORS.placed, t('placedStudents'))}
          figure={students.placed}
          link={listLink('isPLaced')}
        />
        <DashboardFigure
          small
          label={label(COLORS.dropped, t('droppedStudents'))}
          figure={students.dropped}
          link={listLink('Disable')}
        />
        <DashboardFigure
          small
          label={t('totalBatch')}
          figure={batches}
          link={may('attendance.list') && { to: '/admin/view-all-batch' }}
        />
        <DashboardFigure
          small
          label={t('totalCourse')}
          figure={courses}
          link={may('courses.list') && { to: '/admin/view-course-admin' }}
        />
        <DashboardFigure
          small
          label={t('totalEnquiry')}
          figure={enquiries}
          link={may('enquiries.read') && { to: '/admin/view-all-enquiry' }}
        />
      </dl>
    </Panel>
  )
}
