import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

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

/** Mantine focuses the first item, and nothing if that one is disabled. */
function focusFirstItem(dropdown: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!dropdown?.isConnected || dropdown.contains(document.activeElement)) return
    const button = document.getElementById(dropdown.getAttribute('aria-labelledby') ?? '')
    if (button?.getAttribute('aria-expanded') !== 'true') return
    dropdown.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus({ preventScroll: true })
  })
}
