import { useTranslation } from 'react-i18next'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { StudentRowParts } from '#features/domain/students/web/public.ts'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'

const ROWS = Object.values(
  import.meta.glob<StudentRowParts>('/src/features/*/*/web/student-row.ts', { eager: true, import: 'studentRow' }),
)
const ACTIONS = sortByOrder(ROWS.map(({ actions }) => actions))
const DIALOGS = sortByOrder(ROWS.map(({ dialogs }) => dialogs))

/** Shows the most frequent actions of a clerk on the row itself. */
export function StudentRowActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      <Slot contents={ACTIONS} student={student} />
      <EditLink to="/update" search={{ id: student._id }} label={t('editNamed', { name })} />
    </>
  )
}

export const StudentRowDialogs = () => <Slot contents={DIALOGS} />
