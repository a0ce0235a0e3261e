import { feature } from '#shared/contract/feature.ts'
import { httpsApi } from './https.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const tls = feature('tls', {
  uses: ['institute'],
  tables: [],
  permissions,
  grantable,
  calls: [{ tag: 'Administration', apis: { https: httpsApi } }],
})
