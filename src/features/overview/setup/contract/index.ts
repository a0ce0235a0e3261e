import { feature } from '#shared/contract/feature.ts'
import { phonesApi } from './phones.contract.ts'
import { setupApi } from './setup.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const setup = feature('setup', {
  uses: ['institute', 'identity'],
  tables: ['setup_code'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Set-up',
      description: 'The first run.',
      apis: { setup: setupApi },
    },
    {
      tag: 'Administration',
      apis: { phones: phonesApi },
    },
  ],
})
