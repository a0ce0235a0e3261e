import { labelsOf } from '#shared/contract/record-fields.ts'
import { STAFF_FIELDS } from './staff.contract.ts'

export const accountLabels = {
  ...labelsOf(STAFF_FIELDS),
  twoFactor: 'identity:twoFactor',
  recoveryCodesLeft: 'identity:recoveryCodesLeft',
} as const
