import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { RadioField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { INSTITUTE_FIELDS, type Institute } from '#features/base/institute/contract/institute.contract.ts'
import { DEFAULT_TIME_ZONE } from '#features/base/institute/contract/default-time-zone.ts'
import { type FieldName, fieldValues } from '#shared/contract/record-fields.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

/** `selfRegistration` is `yes` or `no`. */
type InstituteValues = Record<FieldName<typeof INSTITUTE_FIELDS>, string>

export const INITIAL_INSTITUTE: InstituteValues = {
  ...fieldValues(INSTITUTE_FIELDS),
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: 'yes',
}

export const instituteValues = (institute: Institute): InstituteValues => ({
  ...fieldValues(INSTITUTE_FIELDS, institute),
  selfRegistration: institute.selfRegistration ? 'yes' : 'no',
})

export function instituteBody<V extends InstituteValues>({ selfRegistration, ...values }: V) {
  return { ...values, selfRegistration: selfRegistration === 'yes' }
}

type Props = {
  form: FormHandle<InstituteValues>
  autoFocus?: boolean
}

export function InstituteFields({ form, autoFocus = false }: Props) {
  const { t } = useTranslation(['institute', 'words'])
  const registrationChoices = [
    { value: 'yes', label: t('selfRegistrationOn') },
    { value: 'no', label: t('selfRegistrationOff') },
  ]
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('instituteName')}
        autoComplete="organization"
        required
        autoFocus={autoFocus}
      />
      <TextField form={form} name="address" label={t('words:address')} autoComplete="street-address" required />
      <FieldGrid>
        <TextField form={form} name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
        <SelectField
          form={form}
          name="timeZone"
          label={t('timeZone')}
          choices={listTimeZones(form.values.timeZone)}
          placeholder={null}
        />
      </FieldGrid>
      <RadioField form={form} name="selfRegistration" label={t('selfRegistration')} choices={registrationChoices} />
    </>
  )
}

/** Browsers list some zones under outdated names only, so the default and the current one are added. */
const listTimeZones = (current: string) =>
  [...new Set([DEFAULT_TIME_ZONE, current, ...Intl.supportedValuesOf('timeZone')])].sort()
