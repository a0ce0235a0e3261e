import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import type { OwnDashboard } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Slot } from '#shared/web/slots.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './student-dashboard.module.css'

type Props = { dashboard: StudentDashboard; rows: NonNullable<OwnDashboard['rows']> }

/** Shows the course, above the rows of other features. */
export function OwnDetailsCard({ dashboard, rows }: Props) {
  const { t } = useTranslation(['student-records', 'identity', 'words'])
  const { student, batchTime } = dashboard
  return (
    <Panel
      title={t('studentDetails')}
      actions={
        <TextLink to="/student/profile" className={classes.profile}>
          {t('identity:myProfile')}
        </TextLink>
      }
      plain
      flush
    >
      <div className={classes.details}>
        <DetailList
          details={[
            { label: t('words:course'), value: listCoursesOf(student) },
            { label: t('words:batch'), value: listBatchesOf(student) },
            { label: t('words:batchTime'), value: batchTime },
            { label: t('words:endDate'), value: <DayText day={student.endDate} /> },
          ]}
        />
      </div>
      <div className={classes.rows}>
        <Slot contents={rows} dashboard={dashboard} />
      </div>
    </Panel>
  )
}
