import { Confirmation } from '#features/base/identity/contract/sessions.contract.ts'
import { useConfirmationRequest } from '#shared/web/confirm-identity.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { useArea } from '#shared/web/use-area.ts'
import { useConfirmPassword } from '../sessions/sessions.queries.ts'

type Answer = (isConfirmed: boolean) => void

/** Asks for the password when a call requires it; that call then continues. May open above another dialog. */
export function ConfirmIdentityDialog() {
  const { t } = useTranslation('identity')
  const answer = useConfirmationRequest()
  const { modalProps } = useRestoreFocus(answer !== null)
  const cancel = () => answer?.(false)
  return (
    <Dialog
      opened={answer !== null}
      zIndex={300}
      closeOnClickOutside={false}
      onClose={cancel}
      title={t('confirmIdentityTitle')}
      {...modalProps}
    >
      {answer && <ConfirmIdentityForm answer={answer} />}
    </Dialog>
  )
}

function ConfirmIdentityForm({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['identity', 'words'])
  const identity = useIdentity(useArea())
  const confirm = useConfirmPassword()
  const form = useContractForm({
    schema: Confirmation,
    initialValues: { email: identity?.email ?? '', password: '' },
    guard: false,
    toBody: ({ password }) => ({ password }),
    send: (body) => confirm.mutateAsync(body),
    onSaved: () => answer(true),
  })
  return (
    <ContractForm form={form} label={t('confirmIdentityTitle')}>
      <Text size="md">{t('confirmIdentityText')}</Text>
      {/* Lets the password manager of the browser find the account. */}
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <PasswordField
        form={form}
        name="password"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        autoFocus
      />
      <FormButtons onCancel={() => answer(false)}>
        <SaveButton form={form}>{t('words:continue')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
