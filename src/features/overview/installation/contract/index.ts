import { feature } from '#shared/contract/feature.ts'
import { installationApi } from './installation.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const installation = feature('installation', {
  uses: ['institute', 'identity'],
  tables: [],
  permissions,
  grantable,
  calls: [{ tag: 'Administration', apis: { installation: installationApi } }],
})
