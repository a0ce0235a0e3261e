import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { CALENDAR_FIELDS } from './calendar.contract.ts'
import { HOLIDAY_FIELDS } from './timetable.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    holiday: {
      label: 'timetable:holiday',
      nameField: 'name',
      fields: labelsOf(HOLIDAY_FIELDS),
    },
    account: {
      fields: labelsOf(CALENDAR_FIELDS),
    },
  },
  actions: {
    'calendar.renew': 'audit-trail:calendarRenewed',
    'holiday.create': 'audit-trail:holidayAdded',
    'holiday.remove': 'audit-trail:holidayDeleted',
  },
}
