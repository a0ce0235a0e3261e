import { feature } from '#shared/contract/feature.ts'
import { reportsApi } from './reports.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const reports = feature('reports', {
  uses: ['institute', 'courses', 'students', 'fees'],
  tables: [],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Reports',
      description: 'Sums of receipts, dues and expenses by period, course, batch, clerk or payment mode.',
      apis: { reports: reportsApi },
    },
  ],
})
