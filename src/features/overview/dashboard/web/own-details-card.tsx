import { Text } from '@mantine/core'
import { IconChevronRight, IconFolder } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { StudentDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { OwnPortfolioPanel } from '#features/domain/portfolio/web/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './student-dashboard.module.css'

/** Shows the course, and the links and projects of the student. */
export function OwnDetailsCard({ dashboard }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation(['student-records', 'identity', 'portfolio', 'words', 'shared'])
  const format = useFormat()
  const { student, batchTime, portfolios, projects } = dashboard
  const isPending = student.status === 'Pending'
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
        <OwnPortfolioPanel
          studentId={student._id}
          isPending={isPending}
          initial={{ portfolios, total: portfolios.length }}
        />
        {isPending ? (
          <Panel title={t('words:projects')} plain>
            <Text c="dimmed">{t('portfolio:projectApprovalRequired')}</Text>
          </Panel>
        ) : (
          <Link to="/student/ProjectView" className={classes.row}>
            <IconFolder size={20} aria-hidden />
            <span>
              <strong>{t('shared:viewProject')}</strong> · {format.count(projects)}
            </span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        )}
      </div>
    </Panel>
  )
}
