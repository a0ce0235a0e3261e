import type { HrStudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { AddFeeOfRow } from './student/add-fee-of-row.tsx'

export const hrStudentList: HrStudentListParts = { rowActions: [{ order: 2, may: 'fees.take', Content: AddFeeOfRow }] }
