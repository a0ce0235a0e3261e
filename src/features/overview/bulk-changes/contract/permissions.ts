import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'bulk-changes.run': ['hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
