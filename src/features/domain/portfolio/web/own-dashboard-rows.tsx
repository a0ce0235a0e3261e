import { IconChevronRight, IconFolder } from '@tabler/icons-react'
import { Link } from '#shared/web/router/router.ts'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './own-dashboard-rows.module.css'
import { OwnPortfolioPanel } from './own-portfolio-panel.tsx'

type Props = { dashboard: StudentDashboard }

export function OwnLinksRow({ dashboard: { student, portfolios } }: Props) {
  return (
    <OwnPortfolioPanel
      studentId={student._id}
      isPending={student.status === 'Pending'}
      initial={{ portfolios, total: portfolios.length }}
    />
  )
}

export function OwnProjectsRow({ dashboard: { student, projects } }: Props) {
  const { t } = useTranslation(['portfolio', 'words', 'shared'])
  const format = useFormat()
  return student.status === 'Pending' ? (
    <Panel title={t('words:projects')} plain>
      <Text c="dimmed">{t('projectApprovalRequired')}</Text>
    </Panel>
  ) : (
    <Link to="/student/ProjectView" className={classes.row}>
      <IconFolder size={20} aria-hidden />
      <span>
        <strong>{t('shared:viewProject')}</strong> · {format.count(projects)}
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  )
}
