import { feature } from '#shared/contract/feature.ts'

export const demoData = feature('demo-data', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'expenses', 'setup'],
  tables: [],
  permissions: {},
  calls: [],
})
