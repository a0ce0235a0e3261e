import { Text } from '@mantine/core'
import { useTranslation } from '#shared/web/i18n.tsx'

export function EmptySection({ hint }: { hint: string }) {
  const { t } = useTranslation('shared')
  return (
    <>
      <Text>{t('noRecords')}</Text>
      <Text c="dimmed">{hint}</Text>
    </>
  )
}
