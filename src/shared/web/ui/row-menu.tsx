import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstItem } from './focus-first-item.ts'

type Props = {
  name: string
  /** Instead of the three dots. */
  target?: ReactNode
  children: ReactNode
}

export function RowMenu({ name, target, children }: Props) {
  const { t } = useTranslation('shared')
  return (
    <Menu position="bottom-end" portalProps={{ target: '#content' }}>
      <Menu.Target>
        {target ?? (
          <ActionIcon variant="subtle" color="gray" aria-label={t('actionsFor', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown ref={focusFirstItem}>{children}</Menu.Dropdown>
    </Menu>
  )
}
