import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'import-export.run': ['hr'],
  'import-export.set-rules': ['admin'],
  'import-export.run-all': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
