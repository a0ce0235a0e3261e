import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { IconPencil } from '@tabler/icons-react'
import type { PropsOf } from './links.tsx'

// Apart from the plain links: menus and tooltips are large, and no page needs them to open.

/** The pencil of a row: `<EditLink to="/hr/batch/edit" search={{ id }} label={t('edit', { code })} />`. */
export const EditLink = createLink(({ label, ...props }: PropsOf<typeof ActionIcon<'a'>> & { label: string }) => (
  <Tooltip label={label}>
    <ActionIcon {...props} component="a" variant="subtle" color="gray" aria-label={label}>
      <IconPencil size={17} aria-hidden />
    </ActionIcon>
  </Tooltip>
))
/** An entry of a row's menu that leads somewhere. */
export const MenuLink = createLink((props: PropsOf<typeof Menu.Item<'a'>>) => <Menu.Item {...props} component="a" />)
