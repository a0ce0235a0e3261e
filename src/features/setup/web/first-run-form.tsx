import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InstituteFields, instituteBody, NO_INSTITUTE } from '#features/institute/web/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { setupApi } from '../contract/setup.contract.ts'
import { AccountFields } from './account-fields.tsx'
import { FormSection } from './form-section.tsx'
import classes from './form-section.module.css'
import { useSetUp } from './setup.queries.ts'

const EMPTY = {
  ...NO_INSTITUTE,
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
    toBody: (values) => ({ ...instituteBody(values), code }),
    send: (body) => setUp.mutateAsync(body),
    onSaved: async ({ message }) => {
      toast.success(message)
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <ContractForm form={form} label={t('title')}>
      <FormSection title={t('institute')} hint={t('instituteHint')}>
        <InstituteFields form={form} startsHere />
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
