import { useQuery } from '@tanstack/react-query'
import { type Needed, useMay } from '#shared/web/may.ts'
import { Link, type LinkProps } from '#shared/web/router/router.ts'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import classes from './student-tabs.module.css'
import { studentsQueries } from '../students.queries.ts'
import { useStudentLinks } from './use-student-links.ts'

export type StudentTab = 'overview' | 'fees' | 'attendance' | 'projects' | 'history'

type Tab = {
  tab: StudentTab
  may?: Needed
  label: string
  link: LinkProps
  figure?: string | number | undefined
  /** Characters of the figure, so that nothing moves when it comes. */
  reserved?: number
}

export function StudentTabs({ id, current }: { id: string; current: StudentTab }) {
  const { t } = useTranslation(['students', 'words'])
  const links = useStudentLinks()
  const may = useMay()
  const { data } = useQuery({ ...studentsQueries.overview(id), enabled: may('students.review') })
  const attendance = data && getPercent(data.attendance)
  const tabs: Tab[] = [
    { tab: 'overview', label: t('tabOverview'), link: links.student(id) },
    {
      tab: 'fees',
      may: 'fees.read',
      label: t('words:fees'),
      link: links.fees(id),
      figure: data?.fees.count,
      reserved: 1,
    },
    {
      tab: 'attendance',
      may: 'attendance.read',
      label: t('tabAttendance'),
      link: links.attendance(id),
      figure: attendance,
      reserved: 4,
    },
    {
      tab: 'projects',
      may: 'portfolio.list',
      label: t('words:projects'),
      link: links.projects(id),
      figure: data?.projects,
      reserved: 1,
    },
    // Only admins read the audit trail.
    ...('history' in links
      ? [
          {
            tab: 'history',
            may: 'audit-trail.read',
            label: t('words:history'),
            link: links.history(id),
          } as const,
        ]
      : []),
  ]
  function getPercent({ present, absent }: StudentOverview['attendance']) {
    const total = present + absent
    return total === 0 ? undefined : t('percent', { percent: Math.floor((present / total) * 100) })
  }
  return (
    <nav className={classes.tabs} aria-label={t('studentPages')}>
      {tabs
        .filter((one) => may(one.may))
        .map(({ tab, label, link, figure, reserved }) => (
          <Link
            key={tab}
            {...link}
            activeProps={{}}
            className={classes.tab}
            aria-current={tab === current ? 'page' : undefined}
          >
            {label}
            {reserved !== undefined && (
              <span className={classes.figure} style={{ minWidth: `${reserved}ch` }}>
                {' '}
                {figure}
              </span>
            )}
          </Link>
        ))}
    </nav>
  )
}
