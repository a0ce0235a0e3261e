import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'updates.run': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
