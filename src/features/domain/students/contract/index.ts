import { feature } from '#shared/contract/feature.ts'
import { enrolmentsApi } from '../enrolments/contract/enrolments.contract.ts'
import { privacyApi } from '../privacy/contract/privacy.contract.ts'
import { studentRecordsApi } from '../student-records/contract/student-records.contract.ts'
import { photosApi } from './photos.contract.ts'
import { studentsApi } from './students.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const students = feature('students', {
  uses: ['institute', 'identity', 'courses'],
  tables: [
    'student',
    'student_account',
    'reg_no_series',
    'student_photo',
    'declared_payment',
    'student_total',
    'enrolment',
    'former_batch',
    'batch_member',
    'batch_count',
    'batch_count_change',
    'batch_total',
    'batch_total_of_records',
    'privacy_notice',
    'consent',
  ],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Students',
      description: 'Students: registration, approval, records, lists and status.',
      apis: { students: studentsApi, photos: photosApi, enrolments: enrolmentsApi, studentRecords: studentRecordsApi },
    },
    {
      tag: 'Privacy',
      description: 'The privacy notice and consents.',
      apis: { privacy: privacyApi },
    },
  ],
  topics: { students: ['student', 'hr', 'admin'], privacy: ['hr', 'admin'] },
  records: { student: ['students', 'batches'] },
})
