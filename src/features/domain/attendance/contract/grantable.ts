import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:attendance',
  permissions: {
    'attendance.list': { label: 'permission-sets:attendanceList', sets: ['observer'] },
    'attendance.read': { label: 'permission-sets:attendanceRead', sets: ['observer'] },
    'attendance.mark': { label: 'permission-sets:attendanceMark' },
    'attendance.correct': { label: 'permission-sets:attendanceCorrect' },
    'attendance.edit-late': { label: 'permission-sets:attendanceEditLate' },
    'attendance.tell-parents': { label: 'permission-sets:attendanceTellParents' },
    'attendance.set-absences': { label: 'permission-sets:attendanceSetAbsences' },
  },
}
