import { IconMail } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ForgottenPasswordBody } from '#features/base/identity/contract/identity.contract.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import classes from './request-link-form.module.css'

type Props = {
  label: string
  hint: string
  send: (body: z.input<typeof ForgottenPasswordBody>) => Promise<{ message: string }>
}

export function RequestLinkForm({ label, hint, send }: Props) {
  const { t } = useTranslation('identity')
  const [confirmation, setConfirmation] = useState('')
  const form = useContractForm({
    schema: ForgottenPasswordBody,
    initialValues: { email: '', role: '' },
    guard: false,
    send: (body) => send(body),
    onSaved: ({ message }) => setConfirmation(message),
  })
  const userTypes = [
    { value: 'student', label: t('student') },
    { value: 'admin', label: t('admin') },
    { value: 'hr', label: t('hr') },
  ]
  if (confirmation !== '') return <Confirmation>{confirmation}</Confirmation>
  return (
    <>
      <Text c="dimmed">{hint}</Text>
      <ContractForm form={form} label={label}>
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <SegmentField form={form} name="role" label={t('userType')} choices={userTypes} required />
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
