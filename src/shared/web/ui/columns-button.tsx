import { IconColumns3 } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n.tsx'
import { Button } from './elements/button.tsx'

export function ColumnsButton(props: ComponentProps<typeof Button<'button'>>) {
  const { t } = useTranslation('shared')
  return (
    <Button
      {...props}
      variant="subtle"
      color="gray"
      size="sm"
      px={8}
      leftSection={<IconColumns3 size={16} aria-hidden />}
    >
      {t('columns')}
    </Button>
  )
}
