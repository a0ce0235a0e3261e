import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'cash.read': ['hr', 'admin'],
  'cash.read-all': ['admin'],
  'cash.count': ['hr', 'admin'],
  'cash.close-own': ['hr'],
  /** HR has it too where the settings of the institute say so. */
  'cash.close-all': ['admin'],
  'cash.record': ['hr', 'admin'],
  'cash.open': ['admin'],
  'cash.remove-any': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
