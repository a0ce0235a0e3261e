import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './student-tabs.module.css'
import { useStudentLinks } from './use-student-links.ts'

export type StudentTab = 'overview' | 'fees' | 'attendance'

/** Links to the pages of a student. */
export function StudentTabs({ id, current }: { id: string; current: StudentTab }) {
  const { t } = useTranslation('students')
  const links = useStudentLinks()
  const tabs = [
    { tab: 'overview', label: t('tabOverview'), link: links.student(id) },
    { tab: 'fees', label: t('tabFees'), link: links.fees(id) },
    { tab: 'attendance', label: t('tabAttendance'), link: links.attendance(id) },
  ] as const
  return (
    <nav className={classes.tabs} aria-label={t('studentPages')}>
      {tabs.map(({ tab, label, link }) => (
        <Link key={tab} {...link} className={classes.tab} aria-current={tab === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
