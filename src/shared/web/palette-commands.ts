import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from './router/router.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Area } from './identity-store.ts'
import type { Needed } from './may.ts'

export type PaletteTarget = { to: NonNullable<LinkProps['to']>; run?: undefined } | { to?: undefined; run: () => void }

/** Opens a page that the menu does not list, such as the form of a new record, or runs. */
export type PaletteCommand = PaletteTarget & {
  /** Sorts the commands of all features, below the pages of the menu. */
  order: number
  label: MessageKey
  icon: Icon
  /** Not shown without it. */
  may?: Needed
}

/** Declares what a feature adds to the search (Ctrl K), in its `web/commands.ts`. */
export type PaletteCommands = { [Name in Area]?: readonly PaletteCommand[] }
