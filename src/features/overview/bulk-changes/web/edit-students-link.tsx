import { useChosenStudents } from '#features/domain/students/student-records/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** Shows the number of students that are ticked. */
export function EditStudentsLink() {
  const { t } = useTranslation('student-records')
  const count = useChosenStudents().size
  return (
    <ButtonLink to="/hr/StudentEdit" variant="default">
      {t('editStudents')}
      {count > 0 && ` (${count})`}
    </ButtonLink>
  )
}
