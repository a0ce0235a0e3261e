import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { STUDENT_FIELDS } from './students.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    student: {
      label: 'words:student',
      fields: {
        /** Names the course in an entry about a student. */
        courseAndBatch: 'enrolments:courseAndBatch',
        batchSince: 'enrolments:batchSince',
        marksMoved: 'enrolments:marksMoved',
        ended: 'enrolments:ended',
        listFee: 'students:listFee',
        feeReason: 'students:feeReason',
        ...labelsOf(STUDENT_FIELDS),
        password: 'identity:password',
        photo: 'students:photo',
        consent: 'privacy:consent',
        guardian: 'privacy:guardian',
        emailConfirmedBy: 'audit-trail:emailConfirmedBy',
      },
    },
    institute: {
      fields: {
        'notice.en': 'privacy:textInEnglish',
        'notice.fr': 'privacy:textInFrench',
        'notice.tr': 'privacy:textInTurkish',
        'notice.hi': 'privacy:textInHindi',
        'notice.mr': 'privacy:textInMarathi',
      },
    },
  },
  actions: {
    'student.update': 'audit-trail:studentChanged',
    'student.photo': 'audit-trail:photoChanged',
    'enrolment.create': 'audit-trail:enrolmentAdded',
    'enrolment.update': 'audit-trail:enrolmentChanged',
    'enrolment.end': 'audit-trail:enrolmentEnded',
    'enrolment.remove': 'audit-trail:enrolmentRemoved',
    'institute.privacy': 'audit-trail:privacyNoticeChanged',
  },
}
