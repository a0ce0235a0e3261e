import type { HrDashboard } from '#shared/web/dashboard-slots.ts'
import { AttendanceToday } from './dashboard/attendance-today.tsx'
import { BatchesToMark } from './dashboard/batches-to-mark.tsx'

export const hrDashboard: HrDashboard = {
  figures: [{ order: 1, may: 'attendance.mark', Content: BatchesToMark }],
  cards: [{ order: 1, may: 'attendance.mark', Content: AttendanceToday }],
}
