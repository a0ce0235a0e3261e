import { sortByOrder } from '#shared/web/slots.tsx'
import type { HrStudentListParts } from './student-list-slots.ts'

const LISTS = Object.values(
  import.meta.glob<HrStudentListParts>('/src/features/*/*/web/hr-student-list.ts', {
    eager: true,
    import: 'hrStudentList',
  }),
)

export const ROW_ACTIONS = sortByOrder(LISTS.map(({ rowActions }) => rowActions))
export const CHOSEN_ACTIONS = sortByOrder(LISTS.map(({ chosenActions }) => chosenActions))
export const DIALOGS = sortByOrder(LISTS.map(({ dialogs }) => dialogs))
