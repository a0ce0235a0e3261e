import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from './router/router.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Area } from './identity-store.ts'
import type { Needed } from './may.ts'

export const GO_KEYS = ['S', 'F', 'A', 'E'] as const
export type GoKey = (typeof GO_KEYS)[number]

type To = NonNullable<LinkProps['to']>
export type MenuLink = {
  to: To
  /** More pages on which the link is the current one. */
  otherPaths?: string[]
}
export type MenuItem = MenuLink & {
  label: MessageKey
  /** The accessible name, where it is longer than the label. */
  name?: MessageKey
  icon: Icon
  /** The page is useless without it. */
  may?: Needed
  /** Opens the page after G. */
  goKey?: GoKey
  /** The name of the work whose count is shown beside the link. */
  shows?: string
  /** A link to the form of a new record, at the end of the row. */
  add?: { to: To; label: MessageKey; may?: Needed }
}

export type MenuGroup =
  | 'start'
  | 'people'
  | 'students'
  | 'project'
  | 'links'
  | 'portfolio'
  | 'money'
  | 'teaching'
  | 'attendance'
  | 'frontDesk'
  | 'institute'

export type MenuEntry = MenuItem & {
  group: MenuGroup
  /** Sorts the entries of a group. */
  order: number
  /** The place in the bar at the bottom of phones, and a shorter label there. */
  bar?: number
  barLabel?: MessageKey
}

export type Menu = { [Name in Area]?: readonly MenuEntry[] }
