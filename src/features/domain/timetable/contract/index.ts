import { feature } from '#shared/contract/feature.ts'
import { calendarApi } from './calendar.contract.ts'
import { holidaysApi, timetableApi } from './timetable.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const timetable = feature('timetable', {
  uses: ['institute', 'courses'],
  tables: ['holiday', 'calendar_feed'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Timetable',
      description: 'The weekly sessions of batches, and the days without them.',
      apis: { timetable: timetableApi, calendar: calendarApi, holidays: holidaysApi },
    },
  ],
  topics: { timetable: ['hr', 'admin'] },
  records: { holiday: ['timetable', 'attendance'] },
})
