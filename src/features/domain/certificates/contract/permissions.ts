import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'certificates.read': ['own', 'hr', 'admin'],
  'certificates.list': ['hr', 'admin'],
  'certificates.issue': ['hr'],
  'certificates.revoke': ['hr', 'admin'],
  'certificates.design': ['admin'],
  'certificates.verify': ['anyone'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
