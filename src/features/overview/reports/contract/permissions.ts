import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'reports.read': ['hr', 'admin'],
  'reports.read-profit': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
