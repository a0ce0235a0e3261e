import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'portfolio.list': ['hr', 'admin'],
  'portfolio.see': ['anyone'],
  'portfolio.add': ['student'],
  'portfolio.edit-own': ['own'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
