import { HelpDrawer } from '#features/overview/help/web/public.ts'
import { SearchPalette } from '#features/overview/search/web/search-palette.tsx'
import type { HelpTopic } from '#shared/contract/help-topics.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { useLocation, useRouter } from '#shared/web/router/router.ts'
import { useArea } from '#shared/web/use-area.ts'
import { findHelpTopic } from './find-help-topic.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { usePaletteHelp } from './use-palette-help.tsx'
import { usePalettePages } from './use-palette-pages.tsx'

export function CommandOverlays() {
  const area = useArea()
  return area && <OverlaysOfArea area={area} />
}

function OverlaysOfArea({ area }: { area: Area }) {
  return (
    <>
      <SearchPalette pages={usePalettePages(area)} help={usePaletteHelp()} />
      <ShortcutsDialog area={area} />
      <HelpDrawer topicOfScreen={useHelpTopic(area)} />
    </>
  )
}

/** The screens of students have one page. */
function useHelpTopic(area: Area): HelpTopic {
  const { pathname } = useLocation()
  const { routeTree } = useRouter().options
  if (area === 'user') return 'for-students'
  return (routeTree && findHelpTopic(pathname, routeTree)) ?? 'first-day'
}
