import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { useStudentColumns, useWaitingColumns } from './student-columns.tsx'

type Props = {
  students: Student[]
  /** Those who wait for approval: with what they declared instead of fees. */
  waiting: boolean
  busy: boolean
  menu: (student: Student) => ReactNode
}

/** The rows of the list, and what can be done to each. */
export function StudentTable({ students, waiting, busy, menu }: Props) {
  const { t } = useTranslation('student-records')
  const columns = { students: useStudentColumns(), waiting: useWaitingColumns() }
  return (
    <DataTable
      label={t('students')}
      columns={waiting ? columns.waiting : columns.students}
      rows={students}
      rowKey={(student) => student._id}
      actions={menu}
      busy={busy}
    />
  )
}
