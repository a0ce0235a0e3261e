import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'enquiries.read': ['hr', 'admin'],
  'enquiries.admit': ['hr'],
  'enquiries.follow-up': ['hr'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
