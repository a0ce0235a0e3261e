import { Alert, Checkbox, Text } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInForm } from '#features/identity/contract/identity.contract.ts'
import { useInstitute } from '#features/institute/web/public.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { usePageTitle } from '#shared/web/product.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { getReturnPath } from '#shared/web/return-path.ts'
import classes from './sign-in-screen.module.css'
import { AuthCard } from './auth-card.tsx'
import { useSignIn } from './identity.queries.ts'
import { forgetSignIn, readRememberedSignIn, rememberSignIn } from './remembered-sign-in.ts'
import { UserTypeField } from './user-type-field.tsx'

export function SignInScreen() {
  const { t } = useTranslation('identity')
  const { name, selfRegistration, setUp } = useInstitute()
  const navigate = useNavigate()
  const returnTo = useLocation({ select: ({ state }) => state.returnTo })
  const signIn = useSignIn()
  const [remembered] = useState(readRememberedSignIn)
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const [isWrong, setWrong] = useState(false)
  usePageTitle(t('signIn'))
  const form = useContractForm({
    schema: SignInForm,
    initialValues: { email: remembered?.email ?? '', password: '', role: remembered?.role ?? '' },
    guard: false,
    send: async (credentials) => {
      toast.clear()
      setWrong(false)
      const area = await signIn.mutateAsync(credentials)
      if (isRemembering) rememberSignIn(credentials)
      else forgetSignIn()
      return area
    },
    onSaved: (area) => {
      toast.clear()
      return navigate({ href: getReturnPath(area, returnTo), replace: true })
    },
    failureTitle: t('signInFailed'),
    onFailed: ({ message, status }) => {
      toast.error(message || t('signInFailed'), 30_000)
      setWrong(status === 401)
    },
  })
  // Which of the three is wrong is not told.
  const fields = isWrong ? { ...form, errors: { email: true, password: true, role: true, ...form.errors } } : form
  const links = (
    <>
      <TextLink to="/forget-password" underline="always">
        {t('forgotPassword')}
      </TextLink>
      <TextLink to="/privacy" underline="always">
        {t('privacyNotice')}
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
          form={fields}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          autoFocus={remembered === null}
        />
        <PasswordField
          form={fields}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
          autoFocus={remembered !== null}
        />
        <UserTypeField form={fields} />
        <Checkbox
          label={t('rememberSignIn')}
          classNames={{ body: classes.remember }}
          checked={isRemembering}
          onChange={(event) => setRemembering(event.currentTarget.checked)}
        />
        <SaveButton form={form} fullWidth mt="xs">
          {t('signIn')}
        </SaveButton>
      </ContractForm>
    </AuthCard>
  )
}
