import { inputProps } from '#shared/web/form/field-props.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'

type Props = { form: FormHandle<Record<'code', string>>; description: string; autoFocus?: boolean }

/** A code of an app or a recovery code; both consist of digits. */
export function TwoFactorCodeField({ form, description, autoFocus = false }: Props) {
  const { t } = useTranslation('identity')
  return (
    <TextInput
      {...inputProps({ form, name: 'code', label: t('code'), description, required: true })}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...(autoFocus && { 'data-autofocus': true })}
    />
  )
}
