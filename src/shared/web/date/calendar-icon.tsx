import { IconCalendar } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n.tsx'
import { ActionIcon } from '../ui/elements/action-icon.tsx'

type Props = ComponentProps<typeof ActionIcon<'button'>> & { field: string | undefined }

export function CalendarIcon({ field, ...props }: Props) {
  const { t } = useTranslation('shared')
  return (
    <ActionIcon
      {...props}
      variant="transparent"
      color="gray"
      aria-label={t('openCalendar')}
      aria-description={field}
      aria-haspopup="dialog"
    >
      <IconCalendar size={18} aria-hidden />
    </ActionIcon>
  )
}
