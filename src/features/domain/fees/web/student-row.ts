import type { StudentRowParts } from '#features/domain/students/web/public.ts'
import { AddFeeOfRow } from './student/add-fee-of-row.tsx'

export const studentRow: StudentRowParts = { actions: [{ order: 2, Content: AddFeeOfRow }] }
