import { Menu } from '@mantine/core'
import { createLink } from '../router/router.ts'
import type { PropsOf } from './links.tsx'

export const MenuLink = createLink((props: PropsOf<typeof Menu.Item<'a'>>) => <Menu.Item {...props} component="a" />)
