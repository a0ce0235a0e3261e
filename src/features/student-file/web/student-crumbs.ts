import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

/** From the dashboard by the list of students down to this page. */
export function useStudentCrumbs(here: string): Crumb[] {
  const { t } = useTranslation('student-file')
  return [
    { label: t('shared:dashboard'), link: { to: '/hr' } },
    { label: t('students'), link: { to: '/hr/StudentList' } },
    { label: here },
  ]
}
