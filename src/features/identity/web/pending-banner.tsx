import { Alert } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export function PendingBanner() {
  const { t } = useTranslation('identity')
  return (
    <Alert color="yellow" mb="md" icon={<IconHourglass size={18} aria-hidden />}>
      {t('pendingApproval')}
    </Alert>
  )
}
