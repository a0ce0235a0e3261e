import { IconKey } from '@tabler/icons-react'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { PasswordField } from '#shared/web/form/fields.tsx'
import { FormSection } from '#shared/web/form/form-sections.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { generatePassword } from './generate-password.ts'
import { GeneratedPassword } from './generated-password.tsx'
import type { StudentForm } from './student-values.ts'

type Props = {
  form: StudentForm
  /** True at registration. In an edit, a blank password stays unchanged. */
  required?: boolean
  generatedPassword?: string
  /** Shows the button that generates a password. */
  onGenerated?: (password: string) => void
}

export function PasswordFields({ form, required = false, generatedPassword = '', onGenerated }: Props) {
  const { t } = useTranslation(['students', 'identity'])
  const generate = () => {
    const password = generatePassword()
    form.set('password', password)
    form.set('confirmPswd', password)
    onGenerated?.(password)
  }
  const actions = onGenerated && (
    <Button variant="default" size="xs" leftSection={<IconKey size={14} aria-hidden />} onClick={generate}>
      {t('generatePassword')}
    </Button>
  )
  return (
    <FormSection title={t('signInDetails')} actions={actions}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {required ? t('passwordHint') : t('blankPasswordHint')}
        </Text>
        <FieldGrid>
          <PasswordField
            form={form}
            name="password"
            label={required ? t('identity:password') : t('identity:newPassword')}
            autoComplete="new-password"
            required={required}
          />
          <PasswordField
            form={form}
            name="confirmPswd"
            label={t('identity:confirmPassword')}
            autoComplete="new-password"
            required={required}
          />
        </FieldGrid>
        {generatedPassword !== '' && <GeneratedPassword password={generatedPassword} />}
      </Stack>
    </FormSection>
  )
}
