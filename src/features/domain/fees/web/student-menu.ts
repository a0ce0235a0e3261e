import type { StudentMenuItems } from '#features/domain/students/student-records/web/public.ts'
import { FeeHistoryItem } from './student/fee-history-item.tsx'

export const studentMenu: StudentMenuItems = [{ order: 3, may: 'fees.read', Content: FeeHistoryItem }]
