import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { SETTINGS_FIELDS } from './institute.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    institute: {
      label: 'shared:institute',
      fields: { ...labelsOf(SETTINGS_FIELDS), logo: 'institute:logo' },
    },
  },
  actions: {
    'institute.update': 'audit-trail:settingsChanged',
    'institute.logo': 'audit-trail:logoChanged',
  },
}
