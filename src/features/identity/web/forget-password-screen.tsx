import { Alert, Text } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgottenPasswordBody } from '#features/identity/contract/identity.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { usePageTitle } from '#shared/web/product.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { AuthCard } from './auth-card.tsx'
import { useForgetPassword } from './identity.queries.ts'
import { SetPassword } from './set-password-form.tsx'
import classes from './forget-password-screen.module.css'
import { UserTypeField } from './user-type-field.tsx'

const route = getRouteApi('/public/forget-password')

export function ForgetPasswordScreen() {
  const { t } = useTranslation('identity')
  const token = useLinkToken()
  const title = token === undefined ? t('forgotTitle') : t('newPasswordTitle')
  usePageTitle(title)
  const signInLink = (
    <TextLink to="/" underline="always">
      {t('backToSignIn')}
    </TextLink>
  )
  return (
    <AuthCard title={title} links={signInLink}>
      {token === undefined ? <RequestLinkForm /> : <SetPassword key={token} token={token} />}
    </AuthCard>
  )
}

/** Moves the token of the link from the address bar to the navigation state at once. */
function useLinkToken(): string | undefined {
  const navigate = route.useNavigate()
  const { token: tokenInQuery } = route.useSearch()
  const { hash, state } = useLocation()
  const token = new URLSearchParams(hash).get('token') || tokenInQuery
  useEffect(() => {
    if (token !== undefined) void navigate({ replace: true, search: {}, state: { resetToken: token } as object })
  }, [navigate, token])
  return token ?? (state as { resetToken?: string }).resetToken
}

function RequestLinkForm() {
  const { t } = useTranslation('identity')
  const [confirmation, setConfirmation] = useState('')
  const forget = useForgetPassword()
  const form = useContractForm({
    schema: ForgottenPasswordBody,
    initialValues: { email: '', role: '' },
    guard: false,
    send: (body) => forget.mutateAsync(body),
    onSaved: ({ message }) => setConfirmation(message),
  })
  if (confirmation !== '') return <Confirmation>{confirmation}</Confirmation>
  return (
    <>
      <Text c="dimmed">{t('forgotHint')}</Text>
      <ContractForm form={form} label={t('forgotTitle')}>
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <UserTypeField form={form} />
        <SaveButton form={form} fullWidth mt="xs">
          {t('submit')}
        </SaveButton>
      </ContractForm>
    </>
  )
}

function Confirmation({ children }: { children: string }) {
  const alert = useRef<HTMLDivElement>(null)
  // Replaces the button that had the focus.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      role="status"
      tabIndex={-1}
      icon={<IconMail size={18} aria-hidden />}
      className={classes.confirmation}
    >
      {children}
    </Alert>
  )
}
