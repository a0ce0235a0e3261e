import { useTranslation } from 'react-i18next'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { Slot } from '#shared/web/slots.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { ROW_ACTIONS } from './hr-student-list-parts.ts'

/** Shows the most frequent actions of a clerk on the row itself. */
export function StudentRowActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      <Slot contents={ROW_ACTIONS} student={student} />
      <EditLink to="/update" search={{ id: student._id }} label={t('editNamed', { name })} />
    </>
  )
}
