import { useNavigate } from '#shared/web/router/router.ts'
import { InstituteFields, instituteBody, INITIAL_INSTITUTE } from '#features/base/institute/web/settings/public.ts'
import { useSignIn } from '#features/base/identity/web/public.ts'
import { setupApi } from '#features/overview/setup/contract/setup.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { AccountFields } from './account-fields.tsx'
import { FormSection } from './form-section.tsx'
import classes from './first-run-form.module.css'
import { useSetUp } from './setup.queries.ts'

const INITIAL_VALUES = {
  ...INITIAL_INSTITUTE,
  adminName: '',
  adminEmail: '',
  adminPassword: '',
  hrName: '',
  hrEmail: '',
  hrPassword: '',
}

type Props = {
  code: string
  /** True while the demo institute is being loaded. */
  disabled: boolean
}

export function FirstRunForm({ code, disabled }: Props) {
  const { t } = useTranslation(['setup', 'shared'])
  const navigate = useNavigate()
  const setUp = useSetUp()
  const signIn = useSignIn()
  const form = useContractForm({
    schema: setupApi.setUp.body,
    initialValues: INITIAL_VALUES,
    draft: 'setup',
    draftPlace: 'tab',
    toBody: (values) => ({ ...instituteBody(values), code }),
    send: async (body) => {
      const { message } = await setUp.mutateAsync(body)
      const credentials = { email: body.adminEmail, password: body.adminPassword, role: 'admin' } as const
      return { message, signedIn: await signIn.mutateAsync(credentials).catch(() => null) }
    },
    onSaved: async ({ message, signedIn }) => {
      toast.success(message)
      // If only the sign-in failed, opens the page that asks for it.
      await navigate({ to: signedIn ? getHomePath(signedIn.area) : '/', replace: true })
    },
  })
  return (
    <ContractForm form={form} label={t('title')}>
      <FormSection title={t('shared:institute')} hint={t('instituteHint')}>
        <InstituteFields form={form} autoFocus />
      </FormSection>
      <AccountFields form={form} role="admin" title={t('admin')} hint={t('adminHint')} />
      <AccountFields form={form} role="hr" title={t('hr')} hint={t('hrHint')} />
      <div className={classes.buttons}>
        <FormButtons>
          <SaveButton form={form} disabled={disabled}>
            {t('setUp')}
          </SaveButton>
        </FormButtons>
      </div>
    </ContractForm>
  )
}
