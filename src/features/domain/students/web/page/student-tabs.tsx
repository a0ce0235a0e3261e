import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import classes from './student-tabs.module.css'
import { studentsQueries } from '../students.queries.ts'
import { useStudentLinks } from './use-student-links.ts'

export type StudentTab = 'overview' | 'fees' | 'attendance' | 'projects' | 'history'

export function StudentTabs({ id, current }: { id: string; current: StudentTab }) {
  const { t } = useTranslation(['students', 'words'])
  const links = useStudentLinks()
  const { data } = useQuery(studentsQueries.overview(id))
  const tabs: { tab: StudentTab; label: string; link: LinkProps; figure?: string | number | undefined }[] = [
    { tab: 'overview', label: t('tabOverview'), link: links.student(id) },
    { tab: 'fees', label: t('words:fees'), link: links.fees(id), figure: data?.fees.count },
    {
      tab: 'attendance',
      label: t('tabAttendance'),
      link: links.attendance(id),
      figure: data && getPercent(data.attendance),
    },
    { tab: 'projects', label: t('words:projects'), link: links.projects(id), figure: data?.projects },
    // Only admins read the audit trail.
    ...('history' in links ? [{ tab: 'history' as const, label: t('words:history'), link: links.history(id) }] : []),
  ]
  function getPercent({ present, absent }: StudentOverview['attendance']) {
    const total = present + absent
    return total === 0 ? undefined : t('percent', { percent: Math.floor((present / total) * 100) })
  }
  return (
    <nav className={classes.tabs} aria-label={t('studentPages')}>
      {tabs.map(({ tab, label, link, figure }) => (
        <Link
          key={tab}
          {...link}
          activeProps={{}}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
          {figure !== undefined && <span className={classes.figure}> {figure}</span>}
        </Link>
      ))}
    </nav>
  )
}
