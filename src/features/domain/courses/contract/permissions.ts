import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'courses.see': ['anyone', 'student', 'hr', 'admin'],
  'courses.list': ['hr', 'admin'],
  'courses.change': ['admin'],
  'courses.run-batches': ['hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
