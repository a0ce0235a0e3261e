import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    list: {
      label: 'audit-trail:kindList',
      fields: {
        list: 'audit-trail:exportedList',
        format: 'audit-trail:exportFormat',
        filters: 'audit-trail:exportFilters',
      },
    },
  },
  actions: {
    'list.export': 'audit-trail:listExported',
  },
}
