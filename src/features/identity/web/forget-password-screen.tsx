import { Alert, Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgottenPassword } from '#features/identity/contract/identity.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { usePageTitle } from '#shared/web/product.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useForgetPassword } from './identity.queries.ts'
import { NewPassword } from './new-password.tsx'
import classes from './sign-in-screen.module.css'
import { UserTypeField } from './user-type-field.tsx'

/** `/forget-password`: asks for a link; opened from the link, with `?token=`, sets the new password. */
export function ForgetPasswordScreen() {
  const { t } = useTranslation('identity')
  const { token } = useSearch({ strict: false })
  const title = token === undefined ? t('forgotTitle') : t('newPasswordTitle')
  usePageTitle(title)
  return (
    <div className={classes.card}>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {token === undefined ? <AskForLink /> : <NewPassword key={token} token={token} />}
      <div className={classes.ways}>
        <TextLink to="/" underline="always">
          {t('backToSignIn')}
        </TextLink>
      </div>
    </div>
  )
}

/** The answer is the same whether or not the address is known, and takes the place of the form. */
function AskForLink() {
  const { t } = useTranslation('identity')
  const [answer, setAnswer] = useState('')
  const forget = useForgetPassword()
  const form = useContractForm({
    schema: ForgottenPassword,
    initialValues: { email: '', role: '' },
    guard: false,
    send: (body) => forget.mutateAsync(body),
    onSaved: ({ message }) => setAnswer(message),
  })
  if (answer !== '') return <Answer>{answer}</Answer>
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
          startsHere
        />
        <UserTypeField form={form} />
        <SaveButton form={form} fullWidth mt="xs">
          {t('done')}
        </SaveButton>
      </ContractForm>
    </>
  )
}

function Answer({ children }: { children: string }) {
  const note = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <Alert ref={note} role="status" tabIndex={-1} icon={<IconMail size={18} aria-hidden />} className={classes.note}>
      {children}
    </Alert>
  )
}
