import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { FormSection } from './form-section.tsx'

type Field = 'Name' | 'Email' | 'Password'
type Role = 'admin' | 'hr'
type Props = { form: FormHandle<Record<`${Role}${Field}`, string>>; role: Role; title: string; hint: string }

export function AccountFields({ form, role, title, hint }: Props) {
  const { t } = useTranslation(['setup', 'words', 'identity'])
  return (
    <FormSection title={title} hint={hint}>
      <FieldGrid>
        <TextField form={form} name={`${role}Name`} label={t('words:name')} required />
        <TextField form={form} name={`${role}Email`} label={t('identity:email')} type="email" required />
      </FieldGrid>
      <PasswordField
        form={form}
        name={`${role}Password`}
        label={t('identity:password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        required
      />
    </FormSection>
  )
}
