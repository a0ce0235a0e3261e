import { ActionIcon, Menu } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { IconPencil } from '@tabler/icons-react'
import type { PropsOf } from './links.tsx'

// Separate from `links.tsx`, so that the initial chunk contains no menus.

export const EditLink = createLink(({ label, ...props }: PropsOf<typeof ActionIcon<'a'>> & { label: string }) => (
  <ActionIcon {...props} component="a" variant="subtle" color="gray" aria-label={label} title={label}>
    <IconPencil size={17} aria-hidden />
  </ActionIcon>
))
export const MenuLink = createLink((props: PropsOf<typeof Menu.Item<'a'>>) => <Menu.Item {...props} component="a" />)
