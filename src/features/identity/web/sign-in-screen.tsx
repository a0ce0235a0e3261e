import { Alert, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SignInForm } from '#features/identity/contract/identity.contract.ts'
import { useInstitute } from '#features/institute/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { usePageTitle } from '#shared/web/product.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from './auth-card.tsx'
import { useSignIn } from './identity.queries.ts'
import { UserTypeField } from './user-type-field.tsx'

export function SignInScreen() {
  const { t } = useTranslation('identity')
  const { name, selfRegistration, setUp } = useInstitute()
  const navigate = useNavigate()
  const signIn = useSignIn()
  usePageTitle(t('signIn'))
  const form = useContractForm({
    schema: SignInForm,
    initialValues: { email: '', password: '', role: '' },
    guard: false,
    send: (credentials) => {
      toast.clear()
      return signIn.mutateAsync(credentials)
    },
    onSaved: (home) => {
      toast.clear()
      return navigate({ to: home, replace: true })
    },
    failureTitle: t('signInFailed'),
    failureToastMs: 30_000,
  })
  const links = (
    <>
      <TextLink to="/forget-password" underline="always">
        {t('forgotPassword')}
      </TextLink>
      {selfRegistration && (
        <Text c="dimmed">
          {t('newHere')}{' '}
          <TextLink to="/register" underline="always">
            {t('register')}
          </TextLink>
        </Text>
      )}
    </>
  )
  return (
    <AuthCard title={t('welcome', { product: name })} links={links}>
      {!setUp && <Alert color="yellow">{t('notSetUp')}</Alert>}
      <ContractForm form={form} label={t('signIn')}>
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" required />
        <UserTypeField form={form} />
        <SaveButton form={form} fullWidth mt="xs">
          {t('signIn')}
        </SaveButton>
      </ContractForm>
    </AuthCard>
  )
}
