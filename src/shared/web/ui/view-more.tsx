import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** 'View More' below a list that shows a part of its rows; nothing once all are shown. */
export function ViewMore({
  shown,
  total,
  onMore,
  busy = false,
}: {
  shown: number
  total: number
  onMore: () => void
  busy?: boolean
}) {
  const { t } = useTranslation('shared')
  if (shown >= total) return null
  return (
    <Button variant="default" fullWidth onClick={onMore} loading={busy}>
      {t('viewMore')}
    </Button>
  )
}
