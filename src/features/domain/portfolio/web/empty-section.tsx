import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

export function EmptySection({ hint }: { hint: string }) {
  const { t } = useTranslation('shared')
  return (
    <>
      <Text>{t('noRecords')}</Text>
      <Text c="dimmed">{hint}</Text>
    </>
  )
}
