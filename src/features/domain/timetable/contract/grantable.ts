import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:timetable',
  permissions: {
    'timetable.read': { label: 'permission-sets:timetableRead', sets: ['accountant', 'observer'] },
    'timetable.subscribe': { label: 'permission-sets:timetableSubscribe', sets: ['accountant', 'observer'] },
    'timetable.set-holidays': { label: 'permission-sets:timetableSetHolidays' },
  },
}
