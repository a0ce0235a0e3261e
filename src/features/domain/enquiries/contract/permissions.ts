import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'enquiries.read': ['hr', 'admin'],
  'enquiries.admit': ['hr'],
  'enquiries.follow-up': ['hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
