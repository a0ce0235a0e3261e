import {
  type Installation,
  INSTALLATION_FIELDS,
} from '#features/overview/installation/contract/installation.contract.ts'
import type { SettingName } from '#features/overview/installation/contract/setting-rules.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'

export const toValues = (current: Installation) => ({
  ...fieldValues(INSTALLATION_FIELDS, current),
  SMTP_SECURITY: current.SMTP_SECURITY ?? 'starttls',
  SMTP_PASSWORD: '',
})
export type InstallationValues = ReturnType<typeof toValues>

/** The parts of SMTP_URL are fields of their own. */
export const toSettingName = (field: string) => (field.startsWith('SMTP_') ? 'SMTP_URL' : field) as SettingName

/** Returns what a field needs. One that the environment fixes is disabled, and says so in place of the hint. */
export type Bind = (
  name: keyof InstallationValues,
  hint?: string,
) => {
  form: FormHandle<InstallationValues>
  name: keyof InstallationValues
  disabled: boolean
  blankIsZero: boolean
  description?: string
}
