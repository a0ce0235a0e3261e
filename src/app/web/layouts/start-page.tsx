import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { listMenuItems } from './menu-items.ts'

/** Links to the pages of the menu. */
export function StartPage({ area }: { area: Area }) {
  const { t } = useTranslation('shared')
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={t('dashboard')} />
      <Group gap="sm">
        {listMenuItems(area)
          .filter(({ to }) => to !== getHomePath(area))
          .map(({ to, label, icon: ItemIcon }) => (
            <ButtonLink key={to} to={to} variant="default" leftSection={<ItemIcon size={16} aria-hidden />}>
              {translate(label)}
            </ButtonLink>
          ))}
      </Group>
    </>
  )
}
