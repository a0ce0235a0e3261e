import { IconDownload } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { Download } from '../download.ts'
import { useTranslation } from '../i18n.tsx'
import { ActionIcon } from './elements/action-icon.tsx'
import { Button } from './elements/button.tsx'
import type { LazyMenuButtonProps } from './lazy-menu.tsx'

/**
 * `query`: the search, filters and order of the list. `compact`: an icon without text. `ticked`: if there are any, only
 * these rows.
 */
export type ExportMenuProps = Required<Pick<Download, 'endpoint' | 'query'>> &
  Pick<Download, 'params'> & {
    compact?: boolean | undefined
    ticked?: { endpoint: Download['endpoint']; ids: ReadonlySet<string> } | undefined
  }

type Props = Partial<LazyMenuButtonProps> & {
  compact?: boolean | undefined
  loading?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function ExportButton({ compact = false, ...props }: Props) {
  const { t } = useTranslation('shared')
  const icon = <IconDownload size={16} aria-hidden />
  return compact ? (
    <ActionIcon {...props} variant="subtle" color="gray" size="lg" aria-label={t('export')} title={t('export')}>
      {icon}
    </ActionIcon>
  ) : (
    <Button {...props} variant="subtle" color="gray" size="sm" px={8} leftSection={icon}>
      {t('export')}
    </Button>
  )
}
