import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'tls.see': ['admin'],
  'tls.trust': ['anyone'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
