import { feature } from '#shared/contract/feature.ts'
import { studentDataApi } from './student-data.contract.ts'
import { studentRecordsApi } from './student-records.contract.ts'

export const studentRecords = feature('student-records', {
  uses: [
    'institute',
    'identity',
    'courses',
    'students',
    'fees',
    'admissions',
    'attendance',
    'portfolio',
    'certificates',
    'enquiries',
    'bulk-changes',
    'import-export',
  ],
  tables: [],
  calls: [
    {
      tag: 'Students',
      apis: { studentRecords: { ...studentRecordsApi, ...studentDataApi } },
    },
  ],
})
