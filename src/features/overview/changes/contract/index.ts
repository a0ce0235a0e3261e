import { feature } from '#shared/contract/feature.ts'
import { changesApi } from './changes.contract.ts'

export const changes = feature('changes', {
  uses: ['identity'],
  tables: [],
  calls: [
    {
      tag: 'Changes',
      description: 'What others save, while it happens.',
      apis: { changes: changesApi },
    },
  ],
})
