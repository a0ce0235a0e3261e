import { feature } from '#shared/contract/feature.ts'
import { approvalsApi } from './approvals.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const approvals = feature('approvals', {
  uses: ['institute', 'students', 'fees', 'expenses'],
  tables: ['approval'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Approvals',
      description: 'What is beyond the limit of one member of staff, and is done once another one approves it.',
      apis: { approvals: approvalsApi },
    },
  ],
  topics: { approvals: ['hr', 'admin'] },
  records: { approval: ['approvals'] },
})
