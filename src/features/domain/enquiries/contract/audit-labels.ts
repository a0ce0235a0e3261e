import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { ENQUIRY_FIELDS } from './enquiries.contract.ts'

const { isPlaced, ...labels } = labelsOf(ENQUIRY_FIELDS)

export const auditLabels: AuditLabels = {
  records: {
    enquiry: {
      label: 'words:enquiry',
      nameField: 'name',
      fields: {
        ...labels,
        status: 'words:status',
        isPlaced,
        nextCall: 'enquiries:nextCall',
        note: 'enquiries:note',
        sent: 'audit-trail:sentByMail',
        to: 'audit-trail:sentTo',
      },
    },
  },
  actions: {
    'enquiry.create': 'audit-trail:enquiryAdded',
    'enquiry.update': 'audit-trail:enquiryChanged',
    'enquiry.status': 'audit-trail:enquiryStatus',
    'enquiry.call': 'audit-trail:enquiryCall',
    'enquiry.note': 'audit-trail:enquiryNote',
    'enquiry.email': 'audit-trail:enquiryEmailed',
    'enquiry.admit': 'audit-trail:enquiryAdmitted',
    'enquiry.remove': 'audit-trail:enquiryDeleted',
    'enquiry.restore': 'audit-trail:enquiryRestored',
  },
}
