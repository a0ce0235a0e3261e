import { endpointsOf, type Grants, mayOf } from '#shared/contract/endpoint.ts'

export const permissions = {
  'attendance.read': ['own', 'hr', 'admin'],
  'attendance.list': ['hr', 'admin'],
  'attendance.mark': ['hr'],
  'attendance.correct': ['hr'],
  /** Days before the edit window, see `editDays`. */
  'attendance.edit-late': ['hr'],
  'attendance.tell-parents': ['hr'],
  'attendance.set-absences': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
export const may = mayOf(permissions)
