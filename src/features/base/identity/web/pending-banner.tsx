import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'

type Props = {
  email: string
  /** Undefined while it is not known. */
  isConfirmed: boolean | undefined
  /** Undefined if the institute sends no mail. */
  onSendLink: (() => void) | undefined
  isSending: boolean
}

export function PendingBanner({ email, isConfirmed, onSendLink, isSending }: Props) {
  const { t } = useTranslation('identity')
  return (
    <Alert color="yellow" mb="md" icon={<IconHourglass size={18} aria-hidden />}>
      <div>{t('pendingApproval')}</div>
      {isConfirmed === true && <div>{t('emailIsConfirmed', { email })}</div>}
      {isConfirmed === false && onSendLink && <div>{t('pendingConfirmMail', { email })}</div>}
      <div>{t('pendingPasswordLater')}</div>
      {isConfirmed === false && onSendLink && (
        <Button variant="default" size="xs" mt="xs" loading={isSending} onClick={onSendLink}>
          {t('sendLinkAgain')}
        </Button>
      )}
    </Alert>
  )
}
