import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { findNamesakeStudents } from '#features/students/web/public.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { useStudentColumns, usePendingColumns } from './student-columns.tsx'

type Props = {
  students: Student[]
  pending: boolean
  busy: boolean
  menu: (student: Student) => ReactNode
}

export function StudentTable({ students, pending, busy, menu }: Props) {
  const { t } = useTranslation('student-records')
  const namesakes = findNamesakeStudents(students)
  const studentColumns = useStudentColumns(namesakes)
  const pendingColumns = usePendingColumns(namesakes)
  return (
    <DataTable
      label={t('students')}
      columns={pending ? pendingColumns : studentColumns}
      rows={students}
      rowKey={(student) => student._id}
      actions={menu}
      busy={busy}
    />
  )
}
