import { PasswordField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

type Props = { form: FormHandle<Record<'password' | 'confirmPswd', string>>; description: string }

export function NewPasswordFields({ form, description }: Props) {
  const { t } = useTranslation('identity')
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={t('newPassword')}
        description={description}
        autoComplete="new-password"
        required
      />
      <PasswordField form={form} name="confirmPswd" label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  )
}
