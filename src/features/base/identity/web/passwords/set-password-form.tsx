import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { PasswordChange } from '#features/base/identity/contract/identity.contract.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { identityQueries, useSetPassword } from '../identity.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { checkPasswordsMatch } from './check-passwords-match.ts'

export function SetPassword({ token }: { token: string }) {
  const link = useQuery(identityQueries.link(token))
  const [submitError, setSubmitError] = useState<ApiError | null>(null)
  const expired = submitError ?? (isLinkExpired(link.error) ? link.error : null)
  if (expired) return <ExpiredLink error={expired} />
  return (
    <QueryStates query={link}>
      {(owner) => <SetPasswordForm token={token} owner={owner} onExpired={setSubmitError} />}
    </QueryStates>
  )
}

const isLinkExpired = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.problem.fields?.['token'] !== undefined

function ExpiredLink({ error }: { error: ApiError }) {
  const { t } = useTranslation('identity')
  return (
    <div role="alert">
      <EmptyState
        title={error.problem.fields?.['token'] ?? error.message}
        action={<ButtonLink to="/forget-password">{t('requestNewLink')}</ButtonLink>}
      />
    </div>
  )
}

type Props = { token: string; owner: { email: string; role: Role }; onExpired: (error: ApiError) => void }

function SetPasswordForm({ token, owner, onExpired }: Props) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const setPassword = useSetPassword(owner)
  const form = useContractForm({
    schema: PasswordChange,
    initialValues: { email: owner.email, role: t(owner.role), password: '', confirmPswd: '' },
    guard: false,
    toBody: ({ password, confirmPswd }) => ({ token, password, confirmPswd }),
    check: (values) => checkPasswordsMatch(values),
    send: (body) => setPassword.mutateAsync(body),
    onSaved: ({ message }) =>
      navigate({ to: '/', replace: true, state: { notice: { role: 'status', text: message } } }),
    onFailed: (error) => isLinkExpired(error) && onExpired(error),
  })
  return (
    <ContractForm form={form} label={t('newPasswordTitle')}>
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <TextField form={form} name="role" label={t('userType')} readOnly />
      <NewPasswordFields form={form} description={t('newPasswordHint')} />
      <SaveButton form={form} fullWidth mt="xs">
        {t('submit')}
      </SaveButton>
    </ContractForm>
  )
}
