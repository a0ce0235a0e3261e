import { feature } from '#shared/contract/feature.ts'
import { searchApi } from './search.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const search = feature('search', {
  uses: ['courses', 'students', 'fees', 'enquiries'],
  tables: ['name_word'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Search',
      description: 'Finds records of every kind by name or number.',
      apis: { search: searchApi },
    },
  ],
})
