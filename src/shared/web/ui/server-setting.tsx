import { useTranslation } from '../i18n.tsx'
import { Text } from './elements/text.tsx'

type Name =
  | 'HOST=0.0.0.0'
  | 'PUBLIC_URL'
  | 'HTTPS'
  | 'HTTPS_HOST'
  | 'HTTPS_PORT'
  | 'HTTP_PORT'
  | 'BACKUP_DIR'
  | 'BACKUP_KEEP'
  | 'SMTP_URL'
  | 'UPDATE_FEED'

/** Names the setting for the operator of the server, in small print below the text for the institute. */
export function ServerSetting({ name }: { name: Name }) {
  const { t } = useTranslation('shared')
  return (
    <Text size="xs" c="dimmed">
      {t('serverSetting', { name })}
    </Text>
  )
}
