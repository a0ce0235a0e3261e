import { feature } from '#shared/contract/feature.ts'
import { changesApi } from './changes.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const changes = feature('changes', {
  uses: ['identity'],
  tables: [],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Changes',
      description: 'What others save, while it happens.',
      apis: { changes: changesApi },
    },
  ],
})
