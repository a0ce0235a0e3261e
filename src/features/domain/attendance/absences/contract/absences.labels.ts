import { labelsOf } from '#shared/contract/record-fields.ts'
import { ABSENCE_SETTINGS_FIELDS } from './absences.contract.ts'

export const absenceLabels = labelsOf(ABSENCE_SETTINGS_FIELDS)
