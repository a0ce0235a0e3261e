import { feature } from '#shared/contract/feature.ts'
import { dashboardApi } from './dashboard.contract.ts'

export const dashboard = feature('dashboard', {
  uses: ['institute', 'students', 'fees', 'attendance', 'portfolio', 'enquiries'],
  tables: [],
  calls: [
    {
      tag: 'Dashboards',
      description: 'Figures of students, HR and admin.',
      apis: { dashboard: dashboardApi },
    },
  ],
})
