import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    certificate: {
      label: 'audit-trail:kindCertificate',
      fields: {
        kind: 'words:kind',
        serial: 'certificates:serial',
        date: 'certificates:dateOfIssue',
        courseAndBatch: 'words:course',
        reason: 'words:reason',
      },
    },
    institute: {
      fields: {
        certificateTitle: 'certificates:title',
        certificateBody: 'certificates:body',
        signatory: 'certificates:signatory',
        certificateSignature: 'certificates:signature',
      },
    },
  },
  actions: {
    'certificate.issue': 'audit-trail:certificateIssued',
    'certificate.revoke': 'audit-trail:certificateRevoked',
    'institute.certificates': 'audit-trail:certificateTemplatesChanged',
  },
}
