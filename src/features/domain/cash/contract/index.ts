import { feature } from '#shared/contract/feature.ts'
import { closingsApi } from './closings.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const cash = feature('cash', {
  uses: ['institute', 'fees', 'expenses'],
  tables: ['day_closing', 'cash_entry'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Closings',
      description: 'Cash counted at the end of a day, and cash in hand.',
      apis: { closings: closingsApi },
    },
  ],
  topics: { cash: ['hr', 'admin'] },
  records: { closing: ['cash', 'students'], cash: ['cash'] },
})
