import { labelsOf } from '#shared/contract/record-fields.ts'
import { SETTINGS_FIELDS } from './institute.contract.ts'

export const instituteLabels = { ...labelsOf(SETTINGS_FIELDS), logo: 'institute:logo' } as const
