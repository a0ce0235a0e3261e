import { feature } from '#shared/contract/feature.ts'
import { admissionsApi } from './admissions.contract.ts'

export const admissions = feature('admissions', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees'],
  tables: ['access_link'],
  calls: [
    {
      tag: 'Students',
      apis: { admissions: admissionsApi },
    },
  ],
})
