import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'institute.see': ['anyone'],
  'institute.read-settings': ['hr', 'admin'],
  'institute.change': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
