import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordChange } from '#features/identity/contract/identity.contract.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { identityQueries, useSetPassword } from './identity.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordsDiffer } from './passwords-differ.ts'

/** What a mailed link opens; one that has been used or is too old leads to a new one. */
export function NewPassword({ token }: { token: string }) {
  const link = useQuery(identityQueries.link(token))
  const [wornNow, setWornNow] = useState<ApiError | null>(null)
  const worn = wornNow ?? (isWorn(link.error) ? link.error : null)
  if (worn) return <WornLink error={worn} />
  return (
    <QueryStates query={link}>
      {(holder) => <NewPasswordForm token={token} holder={holder} onWorn={setWornNow} />}
    </QueryStates>
  )
}

const isWorn = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.problem.fields?.['token'] !== undefined

function WornLink({ error }: { error: ApiError }) {
  const { t } = useTranslation('identity')
  return (
    <div role="alert">
      <EmptyState
        title={error.problem.fields?.['token'] ?? error.message}
        action={<ButtonLink to="/forget-password">{t('askForNewLink')}</ButtonLink>}
      />
    </div>
  )
}

type Props = { token: string; holder: { email: string; role: Role }; onWorn: (error: ApiError) => void }

function NewPasswordForm({ token, holder, onWorn }: Props) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const setPassword = useSetPassword(holder)
  const form = useContractForm({
    schema: PasswordChange,
    initialValues: { email: holder.email, role: t(holder.role), password: '', confirmPswd: '' },
    guard: false,
    toBody: ({ password, confirmPswd }) => ({ token, password, confirmPswd }),
    check: (values) => passwordsDiffer(values),
    send: (body) => setPassword.mutateAsync(body),
    onSaved: ({ message }) => {
      toast.success(message)
      return navigate({ to: '/', replace: true })
    },
    onFailed: (error) => isWorn(error) && onWorn(error),
  })
  return (
    <ContractForm form={form} label={t('newPasswordTitle')}>
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <TextField form={form} name="role" label={t('userType')} readOnly />
      <NewPasswordFields form={form} description={t('newPasswordHint')} />
      <SaveButton form={form} fullWidth mt="xs">
        {t('done')}
      </SaveButton>
    </ContractForm>
  )
}
