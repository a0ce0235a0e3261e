import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { RadioField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { DEFAULT_TIME_ZONE, setupApi } from '../contract/setup.contract.ts'
import { AccountFields } from './account-fields.tsx'
import { FormSection } from './form-section.tsx'
import classes from './form-section.module.css'
import { useSetUp } from './setup.queries.ts'
import { TIME_ZONES } from './time-zones.ts'

const EMPTY = {
  name: '',
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: 'yes',
  adminName: '',
  adminEmail: '',
  adminPassword: '',
  hrName: '',
  hrEmail: '',
  hrPassword: '',
}

type Props = { code: string; /** While the demo institute is loaded instead. */ disabled: boolean }

/** The institute, its first admin and its first HR; then the sign-in page. */
export function FirstRunForm({ code, disabled }: Props) {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const setUp = useSetUp()
  const form = useContractForm({
    schema: setupApi.setUp.body,
    initialValues: EMPTY,
    toBody: ({ selfRegistration, ...values }) => ({ ...values, code, selfRegistration: selfRegistration === 'yes' }),
    send: (body) => setUp.mutateAsync(body),
    onSaved: async ({ message }) => {
      toast.success(message)
      await navigate({ to: '/', replace: true })
    },
  })
  const answers = [
    { value: 'yes', label: t('selfRegistrationOn') },
    { value: 'no', label: t('selfRegistrationOff') },
  ]
  return (
    <ContractForm form={form} label={t('title')}>
      <FormSection title={t('institute')} hint={t('instituteHint')}>
        <TextField form={form} name="name" label={t('instituteName')} autoComplete="organization" required startsHere />
        <TextField form={form} name="address" label={t('address')} autoComplete="street-address" required />
        <FieldGrid>
          <TextField form={form} name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
          <SelectField form={form} name="timeZone" label={t('timeZone')} choices={TIME_ZONES} placeholder={null} />
        </FieldGrid>
        <RadioField form={form} name="selfRegistration" label={t('selfRegistration')} choices={answers} />
      </FormSection>
      <AccountFields form={form} of="admin" title={t('admin')} hint={t('adminHint')} />
      <AccountFields form={form} of="hr" title={t('hr')} hint={t('hrHint')} />
      <div className={classes.end}>
        <FormButtons>
          <SaveButton form={form} disabled={disabled}>
            {t('setUp')}
          </SaveButton>
        </FormButtons>
      </div>
    </ContractForm>
  )
}
