import { useTranslation } from 'react-i18next'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { RadioField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { DEFAULT_TIME_ZONE, type Institute } from '../contract/institute.contract.ts'

/** What the fields hold: whether students may register themselves is `yes` or `no`. */
export type InstituteValues = Record<'name' | 'address' | 'phone' | 'timeZone' | 'selfRegistration', string>

export const NO_INSTITUTE: InstituteValues = {
  name: '',
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: 'yes',
}

export const instituteValues = ({ name, address, phone, timeZone, selfRegistration }: Institute): InstituteValues => ({
  name,
  address,
  phone,
  timeZone,
  selfRegistration: selfRegistration ? 'yes' : 'no',
})

/** Back into what the calls take. */
export function instituteBody<V extends InstituteValues>({ selfRegistration, ...values }: V) {
  return { ...values, selfRegistration: selfRegistration === 'yes' }
}

type Props = {
  form: FormHandle<InstituteValues>
  /** The form opens with the cursor in the first field. */ startsHere?: boolean
}

/** Name, address, phone, time zone, self-registration: as the first run asks for them, and the settings. */
export function InstituteFields({ form, startsHere = false }: Props) {
  const { t } = useTranslation('institute')
  const answers = [
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
        startsHere={startsHere}
      />
      <TextField form={form} name="address" label={t('address')} autoComplete="street-address" required />
      <FieldGrid>
        <TextField form={form} name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
        <SelectField
          form={form}
          name="timeZone"
          label={t('timeZone')}
          choices={zonesWith(form.values.timeZone)}
          placeholder={null}
        />
      </FieldGrid>
      <RadioField form={form} name="selfRegistration" label={t('selfRegistration')} choices={answers} />
    </>
  )
}

/** Browsers list some zones under names of long ago, so the default and the one that is set are put in by hand. */
const zonesWith = (zone: string) =>
  [...new Set([DEFAULT_TIME_ZONE, zone, ...Intl.supportedValuesOf('timeZone')])].sort()
