import { feature } from '#shared/contract/feature.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'
import { updatesApi } from './updates.contract.ts'

export const updates = feature('updates', {
  uses: ['institute'],
  tables: [],
  permissions,
  grantable,
  calls: [{ tag: 'Administration', apis: { updates: updatesApi } }],
  topics: { updates: ['admin'] },
  records: { update: ['updates'] },
})
