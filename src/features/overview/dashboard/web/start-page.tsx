import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import type { Menu, MenuGroup } from '#shared/web/menu.ts'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'

const MENUS = Object.values(import.meta.glob<Menu>('/src/features/*/*/web/menu.ts', { eager: true, import: 'menu' }))

/** In the order of the menu. */
const GROUPS: MenuGroup[] = ['people', 'students', 'money', 'teaching', 'frontDesk', 'institute']

/** Stands in for the dashboard of somebody who may not see its figures, with links to the pages of their menu. */
export function StartPage({ area }: { area: 'hr' | 'admin' }) {
  const { t } = useTranslation('shared')
  const translate = useTranslate()
  const may = useMay()
  const pages = MENUS.flatMap((menu) => menu[area] ?? [])
    .filter((page) => GROUPS.includes(page.group) && may(page.may))
    .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order)
  return (
    <>
      <PageHeader title={t('dashboard')} />
      <Group gap="sm">
        {pages.map(({ to, label, icon: PageIcon }) => (
          <ButtonLink key={to} to={to} variant="default" leftSection={<PageIcon size={16} aria-hidden />}>
            {translate(label)}
          </ButtonLink>
        ))}
      </Group>
    </>
  )
}
