import { sortByOrder } from '#shared/web/slots.tsx'
import type { StudentListParts } from './student-list-slots.ts'

const LISTS = Object.values(
  import.meta.glob<StudentListParts>('/src/features/*/*/web/student-list.ts', { eager: true, import: 'studentList' }),
)

export const COLUMNS = LISTS.map(({ columns }) => columns)
export const PENDING_COLUMNS = LISTS.map(({ pendingColumns }) => pendingColumns)
export const PHONE_AMOUNT = sortByOrder(LISTS.map(({ phoneAmount }) => phoneAmount))
export const PHONE_END = sortByOrder(LISTS.map(({ phoneEnd }) => phoneEnd))
