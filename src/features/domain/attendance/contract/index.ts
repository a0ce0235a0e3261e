import { feature } from '#shared/contract/feature.ts'
import { absencesApi } from '../absences/contract/absences.contract.ts'
import { attendanceApi } from './attendance.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const attendance = feature('attendance', {
  uses: ['institute', 'courses', 'students', 'fees', 'timetable'],
  tables: ['attendance_sheet', 'attendance_mark', 'attendance_month', 'absence_notice', 'absence_settings'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Attendance',
      description: 'One mark per student, batch and day, and what parents are told of absences.',
      apis: { attendance: attendanceApi, absences: absencesApi },
    },
  ],
  topics: { attendance: ['student', 'hr', 'admin'], absences: ['hr', 'admin'] },
  records: { attendance: ['attendance'] },
})
