import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { IconPencil } from '@tabler/icons-react'
import type { PropsOf } from './links.tsx'

// Separate from `links.tsx`, so that the initial chunk contains no menus and tooltips.

export const EditLink = createLink(({ label, ...props }: PropsOf<typeof ActionIcon<'a'>> & { label: string }) => (
  <Tooltip label={label}>
    <ActionIcon {...props} component="a" variant="subtle" color="gray" aria-label={label}>
      <IconPencil size={17} aria-hidden />
    </ActionIcon>
  </Tooltip>
))
export const MenuLink = createLink((props: PropsOf<typeof Menu.Item<'a'>>) => <Menu.Item {...props} component="a" />)
