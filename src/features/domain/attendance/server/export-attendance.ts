import type { Ctx } from '#shared/server/ctx.ts'
import type { ListAttendance } from '../contract/attendance.contract.ts'
import { listAttendance } from './list-attendance.ts'

export const attendanceExport = {
  name: 'attendance',
  columns: {
    date: { label: 'words:date', type: 'day' },
    batchCode: { label: 'words:batchCode' },
    studentName: { label: 'words:studentName' },
    father: { label: 'students:father' },
    attendence: { label: 'shared:attendance', values: { true: 'attendance:present', false: 'attendance:absent' } },
  },
  read: async (ctx: Ctx, query: ListAttendance) => (await listAttendance(ctx, query)).attendance,
} as const
