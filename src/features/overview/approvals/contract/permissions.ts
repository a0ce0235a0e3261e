import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'approvals.ask': ['hr', 'admin'],
  'approvals.decide': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
