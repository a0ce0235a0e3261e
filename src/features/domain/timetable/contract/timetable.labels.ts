import { labelsOf } from '#shared/contract/record-fields.ts'
import { CALENDAR_FIELDS } from './calendar.contract.ts'
import { HOLIDAY_FIELDS } from './timetable.contract.ts'

export const calendarLabels = labelsOf(CALENDAR_FIELDS)
export const holidayLabels = labelsOf(HOLIDAY_FIELDS)
