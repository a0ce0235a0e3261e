import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'erasure.restore': ['admin'],
  'erasure.erase': ['admin'],
  'erasure.download': ['own', 'hr', 'admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
