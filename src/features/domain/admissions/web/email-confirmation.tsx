import { IconMail } from '@tabler/icons-react'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useSendLink } from './use-send-confirmation.ts'

type Props = { form: FormHandle<Record<'emailConfirmed', string>>; student: Student }

/** The applicant confirms the address by a mailed link; without mail, HR states that it is the applicant's. */
export function EmailConfirmation({ form, student: { _id, email, emailConfirmed } }: Props) {
  const { t } = useTranslation(['admissions', 'identity'])
  const { mail } = useInstitute()
  const { sendLink, isSending } = useSendLink()
  if (emailConfirmed) return <Text size="md">{t('identity:emailIsConfirmed', { email })}</Text>
  if (!mail) {
    return (
      <Checkbox
        label={t('checkedEmail', { email })}
        description={t('checkedEmailHint')}
        error={form.errors['emailConfirmed']}
        checked={form.values.emailConfirmed !== ''}
        onChange={(event) => form.set('emailConfirmed', event.currentTarget.checked ? 'yes' : '')}
      />
    )
  }
  return (
    <Alert color="yellow" icon={<IconMail size={18} aria-hidden />} title={t('waitsForEmail', { email })}>
      <Text size="sm">{t('emailUnconfirmed')}</Text>
      <Button variant="default" size="xs" mt="xs" loading={isSending} onClick={() => void sendLink(_id)}>
        {t('identity:sendLinkAgain')}
      </Button>
    </Alert>
  )
}
