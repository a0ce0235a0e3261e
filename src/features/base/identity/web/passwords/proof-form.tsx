import { TwoFactorProof } from '#features/base/identity/contract/two-factor.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TwoFactorCodeField } from '../two-factor/two-factor-code-field.tsx'
import type { Proof } from '../two-factor/two-factor.queries.ts'

type Props<Result> = {
  label: string
  codeHint: string
  send: (proof: Proof) => Promise<Result>
  onSaved: (result: Result) => void
  onCancel?: () => void
  danger?: boolean
}

/** `label` names the form and its button. */
export function ProofForm<Result>({ label, codeHint, send, onSaved, onCancel, danger = false }: Props<Result>) {
  const { t } = useTranslation('identity')
  const form = useContractForm({
    schema: TwoFactorProof,
    initialValues: { code: '', currentPassword: '' },
    guard: false,
    send: (proof) => send(proof),
    onSaved,
  })
  return (
    <ContractForm form={form} label={label}>
      <TwoFactorCodeField form={form} description={codeHint} autoFocus />
      <PasswordField
        form={form}
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <FormButtons onCancel={onCancel}>
        <SaveButton form={form} {...(danger && { color: 'red' })}>
          {label}
        </SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
