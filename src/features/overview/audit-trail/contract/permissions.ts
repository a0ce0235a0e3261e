import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'audit-trail.read': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
