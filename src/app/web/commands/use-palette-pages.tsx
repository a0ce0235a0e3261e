import { IconKeyboard, IconLogout, type Icon } from '@tabler/icons-react'
import { useLogout } from '#features/base/identity/web/sessions/use-logout.ts'
import type { PalettePage } from '#features/overview/search/web/palette-options.ts'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import type { Area } from '#shared/web/identity-store.ts'
import type { PaletteTarget } from '#shared/web/palette-commands.ts'
import { listMenuItems } from '../layouts/menu-items.ts'
import { listCommands } from './list-commands.ts'

export function usePalettePages(area: Area): PalettePage[] {
  const { t } = useTranslation(['identity', 'search'])
  const translate = useTranslate()
  const { logout } = useLogout()
  return [
    ...listMenuItems(area).map(({ label, name, icon, goKey, to }): PalettePage => ({
      ...toPage(translate(label), { icon, to }),
      ...(name && { otherName: translate(name) }),
      ...(goKey && { keys: ['G', goKey] }),
    })),
    ...listCommands(area).map(({ label, ...command }) => toPage(translate(label), command)),
    toPage(t('search:shortcuts'), { icon: IconKeyboard, run: () => openCommandOverlay('shortcuts') }),
    toPage(t('logout'), { icon: IconLogout, run: () => void logout() }),
  ]
}

function toPage(label: string, { icon: PageIcon, to, run }: { icon: Icon } & PaletteTarget): PalettePage {
  const page = { id: `page-${label}`, label, icon: <PageIcon size={18} stroke={1.75} aria-hidden /> }
  return run ? { ...page, run } : { ...page, link: { to } }
}
