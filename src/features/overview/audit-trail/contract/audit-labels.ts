import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    list: {
      label: 'audit-trail:list',
      fields: {
        list: 'audit-trail:list',
        format: 'audit-trail:exportFormat',
        filters: 'audit-trail:exportFilters',
      },
    },
  },
  actions: {
    'list.export': 'audit-trail:listExported',
  },
}
