import { useNavigate } from '#shared/web/router/router.ts'
import { PasswordChange } from '#features/base/identity/contract/identity.contract.ts'
import type en from '#features/base/identity/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { getHomePath } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import classes from './change-password-screen.module.css'
import { useChangePassword } from '../identity.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { checkPasswordsMatch } from './check-passwords-match.ts'

const message = messagesOf<typeof en>('identity')

export function ChangePasswordScreen() {
  const { t } = useTranslation(['identity', 'shared'])
  const home = getHomePath(useArea() ?? 'user')
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('changePassword')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: home } }, { label: t('changePassword') }]}
      />
      <Panel>
        <ChangePasswordForm home={home} />
      </Panel>
    </div>
  )
}

function ChangePasswordForm({ home }: { home: ReturnType<typeof getHomePath> }) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const identity = useIdentity(useArea())
  const change = useChangePassword()
  const form = useContractForm({
    schema: PasswordChange,
    initialValues: { email: identity?.email ?? '', currentPassword: '', password: '', confirmPswd: '' },
    toBody: ({ email: _email, ...passwords }) => passwords,
    check: (values) => ({
      ...(values.currentPassword === '' && { currentPassword: { key: message('currentPasswordMissing'), values: {} } }),
      ...checkPasswordsMatch(values),
    }),
    send: (body) => change.mutateAsync(body),
    onSaved: ({ message }) => {
      toast.success(message)
      return navigate({ to: home })
    },
  })
  return (
    <ContractForm form={form} label={t('changePassword')}>
      {/* Lets the password manager of the browser find the account. */}
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <PasswordField
        form={form}
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields form={form} description={t('changePasswordHint')} />
      <FormButtons>
        <SaveButton form={form}>{t('changePassword')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
