import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n.tsx'
import { ActionIcon } from './elements/action-icon.tsx'

type Props = ComponentProps<typeof ActionIcon<'button'>> & { name: string }

export function RowMenuButton({ name, ...props }: Props) {
  const { t } = useTranslation('shared')
  return (
    <ActionIcon {...props} variant="subtle" color="gray" aria-label={t('actionsFor', { name })}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  )
}
