import { endpointsOf, type Grants } from '#shared/contract/endpoint.ts'

export const permissions = {
  'timetable.read': ['hr', 'admin'],
  'timetable.read-own': ['student'],
  'timetable.subscribe': ['student', 'hr', 'admin'],
  'timetable.see-calendar': ['anyone'],
  'timetable.set-holidays': ['admin'],
} as const satisfies Grants

export const endpoint = endpointsOf(permissions)
