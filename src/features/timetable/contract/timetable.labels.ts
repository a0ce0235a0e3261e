import { labelsOf } from '#shared/contract/record-fields.ts'
import { HOLIDAY_FIELDS } from './timetable.contract.ts'

export const holidayLabels = labelsOf(HOLIDAY_FIELDS)
