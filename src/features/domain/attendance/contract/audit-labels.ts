import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { ABSENCE_SETTINGS_FIELDS } from '../absences/contract/absences.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    attendance: {
      label: 'shared:attendance',
      fields: {
        batchCode: 'words:batchCode',
        date: 'words:date',
        late: 'attendance:late',
        marks: 'attendance:marks',
        present: 'attendance:studentsPresent',
        absent: 'attendance:studentsAbsent',
      },
    },
    student: {
      fields: { batchCode: 'words:batchCode', date: 'words:date' },
    },
    institute: {
      fields: labelsOf(ABSENCE_SETTINGS_FIELDS),
    },
  },
  actions: {
    'student.absence': 'audit-trail:parentTold',
    'attendance.save': 'audit-trail:attendanceSaved',
    'attendance.update': 'audit-trail:attendanceChanged',
    'institute.absences': 'audit-trail:absenceSettingsChanged',
  },
}
