import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { SlotContent } from '#shared/web/slots.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'

type OfStudent = SlotContent<{ student: Student }>

export type StudentColumn = Omit<Column<Student>, 'header' | 'cell'> &
  OfStudent & {
    header: MessageKey
    /** Is shown until a person chooses the columns. */
    byDefault?: true
  }

/** Declares what a feature adds to the lists of students, in its `web/student-list.ts`. */
export type StudentListParts = {
  columns?: readonly StudentColumn[]
  /** The columns of registrations that await approval. They cannot be chosen. */
  pendingColumns?: readonly StudentColumn[]
  /** The figure of a student on phones, and the button at the end of the row while a fee is pending. */
  phoneAmount?: readonly OfStudent[]
  phoneEnd?: readonly OfStudent[]
}

/** Declares what HR does with students of the list, in `web/hr-student-list.ts`. */
export type HrStudentListParts = {
  /** Buttons on the row, before that of the record. Not on phones. */
  rowActions?: readonly OfStudent[]
  /** Buttons for the ticked students: `useChosenStudents` returns their ids. */
  chosenActions?: readonly SlotContent[]
  /** Dialogs that the buttons and the menu open. The row may leave the list while they are open. */
  dialogs?: readonly SlotContent[]
}

type DeletedSearch = { search?: string | undefined; page?: number | undefined }

/** Declares the tab Deleted of admins, in `web/admin-student-list.ts`. */
export type AdminStudentListParts = {
  deleted?: readonly SlotContent<{ search: DeletedSearch }>[]
  deletedExport?: readonly SlotContent<{ search: DeletedSearch }>[]
}

/** Declares items of the menu of a row of HR, in `web/student-menu.ts`. */
export type StudentMenuItems = readonly OfStudent[]
