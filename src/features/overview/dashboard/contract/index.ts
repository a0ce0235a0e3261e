import { feature } from '#shared/contract/feature.ts'
import { dashboardApi } from './dashboard.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const dashboard = feature('dashboard', {
  uses: ['institute', 'students', 'fees', 'attendance', 'portfolio'],
  tables: [],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Dashboards',
      description: 'Figures of students, HR and admin.',
      apis: { dashboard: dashboardApi },
    },
  ],
})
