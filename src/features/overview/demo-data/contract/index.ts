import { feature } from '#shared/contract/feature.ts'
import { demoDataApi } from './demo-data.contract.ts'

export const demoData = feature('demo-data', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'expenses', 'setup'],
  tables: [],
  permissions: {},
  calls: [{ tag: 'Set-up', apis: { setup: demoDataApi } }],
})
