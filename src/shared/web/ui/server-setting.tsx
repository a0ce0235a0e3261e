import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** In small print below what an institute reads: the setting that whoever runs the server changes. */
export function ServerSetting({ name }: { name: 'PUBLIC_URL' | 'BACKUP_DIR' | 'SMTP_URL' }) {
  const { t } = useTranslation('shared')
  return (
    <Text size="xs" c="dimmed">
      {t('serverSetting', { name })}
    </Text>
  )
}
