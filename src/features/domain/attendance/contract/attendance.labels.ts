export const attendanceLabels = {
  batchCode: 'attendance:batchCode',
  date: 'attendance:date',
  marks: 'attendance:marks',
  present: 'attendance:studentsPresent',
  absent: 'attendance:studentsAbsent',
} as const
