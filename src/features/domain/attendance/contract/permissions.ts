import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'attendance.read': ['own', 'hr', 'admin'],
  'attendance.list': ['hr', 'admin'],
  'attendance.mark': ['hr'],
  'attendance.correct': ['hr'],
  'attendance.tell-parents': ['hr'],
  'attendance.set-absences': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
