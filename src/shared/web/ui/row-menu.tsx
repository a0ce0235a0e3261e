import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A row's actions behind three dots; `name` says whose they are. Children are `Menu.Item` and `MenuLink`. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('shared')
  return (
    <Menu position="bottom-end" portalProps={{ target: '#content' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actionsFor', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown ref={toFirstEntry}>{children}</Menu.Dropdown>
    </Menu>
  )
}

/** A menu that opens goes to its first entry, which leaves a keyboard outside where that entry is disabled. */
function toFirstEntry(dropdown: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!dropdown?.isConnected || dropdown.contains(document.activeElement)) return
    const opener = document.getElementById(dropdown.getAttribute('aria-labelledby') ?? '')
    if (opener?.getAttribute('aria-expanded') !== 'true') return
    dropdown.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus({ preventScroll: true })
  })
}
