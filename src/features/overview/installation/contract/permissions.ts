import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'installation.configure': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
