import { feature } from '#shared/contract/feature.ts'
import { studentRecordsApi } from '#features/domain/students/student-records/contract/student-records.contract.ts'

export const studentRecords = feature('student-records', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'admissions', 'erasure'],
  tables: [],
  permissions: {},
  calls: [
    {
      tag: 'Students',
      apis: { studentRecords: studentRecordsApi },
    },
  ],
})
