import { feature } from '#shared/contract/feature.ts'
import { enquiriesApi } from './enquiries.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const enquiries = feature('enquiries', {
  uses: ['institute', 'identity', 'courses', 'students', 'fees', 'admissions'],
  tables: ['enquiry', 'enquiry_note'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Enquiries',
      description: 'People who asked about a course, until they are admitted.',
      apis: { enquiries: enquiriesApi },
    },
  ],
  topics: { enquiries: ['hr', 'admin'] },
  records: { enquiry: ['enquiries'] },
})
