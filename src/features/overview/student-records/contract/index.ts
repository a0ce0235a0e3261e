import { feature } from '#shared/contract/feature.ts'
import { studentRecordsApi } from './student-records.contract.ts'

export const studentRecords = feature('student-records', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'admissions', 'bulk-changes', 'erasure'],
  tables: [],
  calls: [
    {
      tag: 'Students',
      apis: { studentRecords: studentRecordsApi },
    },
  ],
})
