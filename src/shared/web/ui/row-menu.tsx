import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { focusFirstItem } from './focus-first-item.ts'
import { useOpenOnMount } from './use-open-on-mount.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import { usePopup } from './use-overlay.ts'
import { OverlayProvider } from './mantine/overlay-provider.tsx'

type Props = {
  name: string
  children: ReactNode
}

type MenuProps = Props & {
  /** Replaces the three dots. */
  target?: ReactNode
  menuProps?: ReturnType<typeof useOpenOnMount>['menuProps']
}

export function RowMenu({ name, target = <RowMenuButton name={name} />, menuProps, children }: MenuProps) {
  const ownProps = usePopup()
  return (
    <OverlayProvider>
      <Menu position="bottom-end" portalProps={{ target: '#content' }} {...(menuProps ?? ownProps)}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown ref={focusFirstItem}>{children}</Menu.Dropdown>
      </Menu>
    </OverlayProvider>
  )
}

/** Shows a menu that loads when its button is pressed. */
export function OpenRowMenu(props: Props) {
  const { menuProps, button } = useOpenOnMount()
  return <RowMenu {...props} menuProps={menuProps} target={<RowMenuButton ref={button} name={props.name} />} />
}
