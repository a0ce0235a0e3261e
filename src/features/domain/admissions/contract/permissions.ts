import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'admissions.find-duplicates': ['hr', 'admin'],
  'admissions.register': ['anyone', 'hr'],
  'admissions.register-active': ['hr'],
  'admissions.decide': ['hr'],
  'admissions.confirm-email': ['own', 'hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
