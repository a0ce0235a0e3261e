import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useArea } from '#shared/web/use-area.ts'
import { homeOf } from '#shared/web/identity-store.ts'
import type { Crumb } from '#shared/web/ui/page-header.tsx'
import { useStudentLinks } from './student-links.ts'

/** From the area's dashboard by the list of students, and by the student where one is said, down to this page. */
export function useStudentCrumbs(here: string, student?: Student): Crumb[] {
  const { t } = useTranslation('shared')
  const links = useStudentLinks()
  return [
    { label: t('dashboard'), link: { to: homeOf(useArea() ?? 'hr') } },
    { label: t('navStudents'), link: links.list },
    ...(student ? [{ label: `${student.fname} ${student.lname}`, link: links.student(student._id) }] : []),
    { label: here },
  ]
}
