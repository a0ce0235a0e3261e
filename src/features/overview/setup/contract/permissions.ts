import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'setup.run': ['anyone'],
  'setup.see-addresses': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
