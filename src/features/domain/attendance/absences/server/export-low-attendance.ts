import type { Ctx } from '#shared/server/ctx.ts'
import type { ListLowAttendance } from '../contract/absences.contract.ts'
import { listLowAttendance } from './list-low-attendance.ts'

export const lowAttendanceExport = {
  name: 'low-attendance',
  columns: {
    studentName: { label: 'words:studentName' },
    father: { label: 'students:father' },
    parentContact: { label: 'students:parentContact' },
    courseName: { label: 'courses:courseName' },
    batchCode: { label: 'words:batchCode' },
    present: { label: 'attendance:present', type: 'number' },
    absent: { label: 'attendance:absent', type: 'number' },
    percent: { label: 'attendance:presence', type: 'number' },
    lastPresent: { label: 'absences:lastPresent', type: 'day' },
  },
  read: async (ctx: Ctx, query: ListLowAttendance) => (await listLowAttendance(ctx, query)).students,
} as const
