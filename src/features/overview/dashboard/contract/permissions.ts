import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'dashboard.read-own': ['student'],
  'dashboard.read-desk': ['hr'],
  'dashboard.read-institute': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
