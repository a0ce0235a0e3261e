import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'import-export.run': ['hr'],
  'import-export.set-rules': ['admin'],
  'import-export.run-all': ['admin'],
  'import-export.add-payments': ['admin'],
  'import-export.add-courses': ['admin'],
  'import-export.undo-any': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
