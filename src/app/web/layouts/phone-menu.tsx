import { useTranslation } from '#shared/web/i18n.tsx'
import type { Area } from '#shared/web/identity-store.ts'
import { useProduct } from '#shared/web/product.tsx'
import { SideDrawer } from '#shared/web/ui/side-drawer.tsx'
import classes from './area-layouts.module.css'
import { LanguageSelect } from './preferences.tsx'
import { SideNav } from './side-nav.tsx'

export function PhoneMenu({ area, opened, onClose }: { area: Area; opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={280}
      title={useProduct()}
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
    >
      <SideNav area={area} onNavigate={onClose} />
      <div className={classes.drawerFooter}>
        <LanguageSelect />
      </div>
    </SideDrawer>
  )
}
