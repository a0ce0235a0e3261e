import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'admissions.find-duplicates': ['hr', 'admin'],
  'admissions.register': ['anyone', 'hr'],
  'admissions.decide': ['hr'],
  'admissions.confirm-email': ['own', 'hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
