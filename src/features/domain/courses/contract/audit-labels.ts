import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { BATCH_FIELDS } from '../batches/contract/batches.contract.ts'
import { WAITING_FIELDS } from '../batches/contract/waiting.contract.ts'
import { COURSE_FIELDS } from './courses.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    batch: {
      label: 'words:batch',
      nameField: 'bCode',
      fields: { ...labelsOf(BATCH_FIELDS), strength: 'batches:strength' },
    },
    waiting: {
      label: 'batches:waitingList',
      nameField: 'name',
      fields: labelsOf(WAITING_FIELDS),
    },
    course: {
      label: 'words:course',
      nameField: 'course',
      fields: labelsOf(COURSE_FIELDS),
    },
  },
  actions: {
    'batch.create': 'audit-trail:batchAdded',
    'batch.update': 'audit-trail:batchChanged',
    'batch.remove': 'audit-trail:batchDeleted',
    'batch.overbook': 'audit-trail:batchOverbooked',
    'waiting.add': 'audit-trail:waitingAdded',
    'waiting.remove': 'audit-trail:waitingRemoved',
    'course.create': 'audit-trail:courseAdded',
    'course.update': 'audit-trail:courseChanged',
    'course.remove': 'audit-trail:courseDeleted',
  },
}
