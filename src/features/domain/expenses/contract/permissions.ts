import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'expenses.read': ['admin'],
  'expenses.record': ['admin'],
  'expenses.plan': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
