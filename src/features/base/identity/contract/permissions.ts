import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'identity.sign-in': ['anyone'],
  'identity.change-password': ['anyone', 'student', 'hr', 'admin'],
  'identity.use-account': ['student', 'hr', 'admin'],
  'identity.use-two-factor': ['hr', 'admin'],
  'identity.manage-accounts': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
