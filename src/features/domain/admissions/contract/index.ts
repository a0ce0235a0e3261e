import { feature } from '#shared/contract/feature.ts'
import { admissionsApi } from './admissions.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const admissions = feature('admissions', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees'],
  tables: ['access_link'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Students',
      apis: { admissions: admissionsApi },
    },
  ],
})
