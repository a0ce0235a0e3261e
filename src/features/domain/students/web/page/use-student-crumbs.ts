import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useArea } from '#shared/web/use-area.ts'
import { getHomePath } from '#shared/web/identity-store.ts'
import type { Crumb } from '#shared/web/ui/page-header.tsx'
import { useStudentLinks } from './use-student-links.ts'

export function useStudentCrumbs(title: string, student?: Student): Crumb[] {
  const { t } = useTranslation('shared')
  const links = useStudentLinks()
  const may = useMay()
  return [
    { label: t('dashboard'), link: { to: getHomePath(useArea() ?? 'hr') } },
    { label: t('students'), ...(may('students.list') && { link: links.list }) },
    ...(student ? [{ label: `${student.fname} ${student.lname}`, link: links.student(student._id) }] : []),
    { label: title },
  ]
}
