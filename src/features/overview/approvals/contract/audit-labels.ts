import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    approval: {
      label: 'audit-trail:kindApproval',
      fields: {
        call: 'approvals:call',
        amount: 'words:amount',
        reason: 'words:reason',
        answer: 'approvals:answer',
        askedBy: 'approvals:askedBy',
      },
    },
  },
  actions: {
    'approval.ask': 'audit-trail:approvalAsked',
    'approval.approve': 'audit-trail:approvalGiven',
    'approval.decline': 'audit-trail:approvalDeclined',
    'approval.close': 'audit-trail:approvalOutdated',
  },
}
