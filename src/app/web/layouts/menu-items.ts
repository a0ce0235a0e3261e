import { type Icon, IconHelpCircle } from '@tabler/icons-react'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { mayIn } from '#shared/web/may.ts'
import type { Menu, MenuEntry, MenuGroup, MenuItem } from '#shared/web/menu.ts'

const MENUS = Object.values(import.meta.glob<Menu>('/src/features/*/*/web/menu.ts', { eager: true, import: 'menu' }))

/** The links of the button load later. */
export type ExternalLinks = { label: MessageKey; icon: Icon; isExternal: true }

type Group = { name: MenuGroup; heading?: MessageKey; links?: ExternalLinks }

const GROUPS: Record<Area, readonly Group[]> = {
  admin: [
    { name: 'start' },
    { name: 'people', heading: 'shared:navPeople' },
    { name: 'money', heading: 'shared:navMoney' },
    { name: 'teaching', heading: 'shared:navTeaching' },
    { name: 'institute', heading: 'shared:institute' },
  ],
  hr: [
    { name: 'start' },
    { name: 'students', heading: 'shared:students' },
    { name: 'money', heading: 'shared:navMoney' },
    { name: 'teaching', heading: 'shared:navTeaching' },
    { name: 'frontDesk', heading: 'shared:navFrontDesk' },
  ],
  user: [
    { name: 'start' },
    { name: 'project', heading: 'shared:navProject' },
    { name: 'links', links: { label: 'shared:navInterviewQuestion', icon: IconHelpCircle, isExternal: true } },
    { name: 'portfolio', heading: 'shared:navPortfolio' },
    { name: 'attendance', heading: 'shared:attendance' },
    { name: 'money', heading: 'shared:navMoney' },
  ],
}

/** Without what the account may not do. */
const listEntries = (area: Area): MenuEntry[] =>
  MENUS.flatMap((menu) => menu[area] ?? [])
    .filter(({ may }) => mayIn(area, may))
    .map(({ add, ...entry }) => ({ ...entry, ...(add && mayIn(area, add.may) && { add }) }))

export const listMenuGroups = (area: Area) =>
  GROUPS[area]
    .map(({ name, heading, links }) => ({
      name,
      heading,
      items: [
        ...(links ? [links] : []),
        ...listEntries(area)
          .filter(({ group }) => group === name)
          .toSorted((a, b) => a.order - b.order),
      ],
    }))
    .filter(({ items }) => items.length > 0)

export const listBarItems = (area: Area): MenuItem[] =>
  listEntries(area)
    .filter(({ bar }) => bar !== undefined)
    .toSorted((a, b) => (a.bar ?? 0) - (b.bar ?? 0))
    .map(({ barLabel, ...item }) => ({ ...item, label: barLabel ?? item.label }))

export const listMenuItems = (area: Area): MenuItem[] =>
  listMenuGroups(area).flatMap(({ items }) => items.flatMap((item) => ('isExternal' in item ? [] : [item])))
