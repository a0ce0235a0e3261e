import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { LastDaysPanel } from './last-days-panel.tsx'

const side = [{ order: 3, may: 'attendance.read', Content: LastDaysPanel }] as const

export const studentPage: StudentPage = { hr: { side }, admin: { side } }
