import { SearchPalette } from '#features/overview/search/web/search-palette.tsx'
import type { Area } from '#shared/web/identity-store.ts'
import { useArea } from '#shared/web/use-area.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { usePalettePages } from './use-palette-pages.tsx'

export function CommandOverlays() {
  const area = useArea()
  return area && <OverlaysOfArea area={area} />
}

function OverlaysOfArea({ area }: { area: Area }) {
  return (
    <>
      <SearchPalette pages={usePalettePages(area)} />
      <ShortcutsDialog area={area} />
    </>
  )
}
