import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'cash.read': ['hr', 'admin'],
  'cash.count': ['hr', 'admin'],
  'cash.record': ['hr', 'admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
