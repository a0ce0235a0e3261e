import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { INSTALLATION_FIELDS } from './installation.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    institute: { fields: { ...labelsOf(INSTALLATION_FIELDS), SMTP_PASSWORD: 'installation:smtpPassword' } },
  },
  actions: {
    'institute.installation': 'audit-trail:installationChanged',
    'institute.restart': 'audit-trail:restarted',
  },
}
