import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'search.find': ['hr', 'admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
