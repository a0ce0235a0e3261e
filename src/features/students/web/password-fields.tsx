import { Button, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { PasswordField } from '#shared/web/form/fields.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { generatePassword } from './generate-password.ts'
import { HandOver } from './password-handover.tsx'
import type { StudentForm } from './student-values.ts'

type Props = {
  form: StudentForm
  /** At registration; afterwards a blank password means unchanged. */
  required?: boolean
  /** A password that was made here and is still to be handed over. */
  handOver?: string
  /** Offers to make one. */
  onGenerated?: (password: string) => void
}

/** The password twice; staff can have one made, which is shown so that it can be handed over. */
export function PasswordFields({ form, required = false, handOver = '', onGenerated }: Props) {
  const { t } = useTranslation('students')
  const generate = () => {
    const password = generatePassword()
    form.set('password', password)
    form.set('confirmPswd', password)
    onGenerated?.(password)
  }
  const actions = onGenerated && (
    <Button variant="default" size="xs" leftSection={<IconKey size={14} aria-hidden />} onClick={generate}>
      {t('generate')}
    </Button>
  )
  return (
    <Panel title={t('signInDetails')} actions={actions}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {required ? t('passwordHint') : t('passwordBlank')}
        </Text>
        <FieldGrid>
          <PasswordField
            form={form}
            name="password"
            label={required ? t('password') : t('newPassword')}
            autoComplete="new-password"
            required={required}
          />
          <PasswordField
            form={form}
            name="confirmPswd"
            label={t('confirmPswd')}
            autoComplete="new-password"
            required={required}
          />
        </FieldGrid>
        {handOver !== '' && <HandOver password={handOver} />}
      </Stack>
    </Panel>
  )
}
