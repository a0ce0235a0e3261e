import { feature } from '#shared/contract/feature.ts'
import { admissionsApi } from './admissions.contract.ts'
import { permissions } from './permissions.ts'

export const admissions = feature('admissions', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees'],
  tables: ['access_link'],
  permissions,
  calls: [
    {
      tag: 'Students',
      apis: { admissions: admissionsApi },
    },
  ],
})
