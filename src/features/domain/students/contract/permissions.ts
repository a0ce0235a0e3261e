import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'students.read': ['own', 'hr', 'admin'],
  'students.set-photo': ['own', 'hr', 'admin'],
  'students.review': ['hr', 'admin'],
  'students.list': ['hr', 'admin'],
  'students.set-status': ['admin'],
  'students.see-deleted': ['admin'],
  'students.edit': ['hr'],
  'students.lower-fee-above-limit': ['admin'],
  'students.edit-own-contact': ['own'],
  'students.see-file': ['anyone'],
  'students.see-notice': ['anyone'],
  'students.set-notice': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
