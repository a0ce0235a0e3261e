import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'fees.read': ['own', 'hr', 'admin'],
  'fees.list': ['hr', 'admin'],
  'fees.list-voided': ['admin'],
  'fees.take': ['hr'],
  'fees.correct': ['hr'],
  'fees.void': ['hr'],
  'fees.correct-signed-off': ['admin'],
  'fees.void-signed-off': ['admin'],
  'fees.list-refunds': ['admin'],
  'fees.refund': ['admin'],
  'fees.void-refund': ['admin'],
  'fees.see-file': ['anyone'],
  'fees.verify': ['anyone'],
  'fees.limit-discounts': ['admin'],
  'fees.discount': ['hr', 'admin'],
  /** Also discounts above the limit, and withdraws the discounts and write-offs of others. */
  'fees.adjust-freely': ['admin'],
  'fees.write-off': ['admin'],
  'fees.list-concessions': ['admin'],
  'fees.plan': ['hr'],
  'fees.list-reminders': ['hr', 'admin'],
  'fees.remind': ['hr', 'admin'],
  'fees.set-reminders': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
