import type { LinkProps } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import { foldText } from '#shared/contract/fold-text.ts'
import type { RecentRecord } from '#shared/web/recent-records.ts'

/** With both, a click runs, and a new tab opens the link. */
type Target = { link: LinkProps; run?: () => void } | { link?: undefined; run: () => void }

export type PaletteOption = Target & {
  /** Is unique among all options. */
  id: string
  icon: ReactNode
  label: string
  detail?: string
  aside?: ReactNode
  /** These keys open it, one after the other. */
  keys?: readonly string[]
  /** Remembered when it is opened. */
  record?: RecentRecord
}

export type PaletteGroup = { heading: string; options: PaletteOption[] }

/** A screen, a form or an action of the menus, or a part of the guide. */
export type PalettePage = Target &
  Pick<PaletteOption, 'id' | 'icon' | 'label' | 'detail' | 'keys'> & { otherName?: string }

/** Every word begins a word of the name. */
export function matchesPage({ label, otherName = '' }: PalettePage, text: string): boolean {
  const name = ` ${foldText(`${label} ${otherName}`)}`
  return foldText(text)
    .split(' ')
    .every((word) => name.includes(` ${word}`))
}
