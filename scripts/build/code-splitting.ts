import { hasFloatingParts, listAreas, type PageArea } from './list-areas.ts'

const FLOATING_LIBRARIES =
  /node_modules\/(@floating-ui|react-remove|react-style-singleton|react-transition-group|use-(callback-ref|sidecar)|tslib|get-nonce|@mantine\/core\/esm\/components\/(Combobox|Drawer|FocusTrap|Menu|Modal|ModalBase|Overlay|Popover|Portal|ScrollArea|Transition))\b/
const MANTINE = /node_modules\/@mantine\/(core|hooks)\//
/** What a request needs: the data of a screen is requested while its code loads. */
const CONTRACTS =
  /\/src\/(features\/[^/]+\/(contract\/|web\/[^/]+\.queries\.ts$)|app\/web\/routes\/[^/]+-data\.ts$|shared\/web\/unique-by-id\.ts$)/
const SHARED = /\/src\/shared\//

let areas: ReturnType<typeof listAreas> | undefined

/**
 * By the areas that need a module, and by its layer. Chunks import each other in one direction only, because a module is evaluated
 * with its chunk: what is common imports nothing of the staff, the first page of
 * students nothing of their other pages, contracts import no screens, and what imports a dialog or a menu
 * counts as floating. Null: alone with what is shared by the same screens.
 */
function nameGroup(path: string): string | null {
  areas ??= listAreas()
  const users = areas.get(path)
  if (!users) return null
  const isFor = (area: PageArea) => users.has(area)
  const layer = CONTRACTS.test(path) ? '-contracts' : SHARED.test(path) ? '-ui' : ''
  const suffix = `${layer}${hasFloatingParts(path) ? '-floating' : ''}`
  if (isFor('student-home')) return `home${suffix}`
  if (isFor('student') || isFor('public')) return `common${suffix}`
  if (isFor('hr') && isFor('admin')) return `staff${suffix}`
  if (isFor('hr')) return `hr${suffix}`
  return isFor('admin') ? `admin${suffix}` : null
}

/**
 * A dozen chunks a page instead of a hundred. Libraries change seldom, so browsers cache them. What the first page needs is
 * separate from what only other screens need, and no screen loads the code of another role, nor dialogs and menus without a use.
 */
export const codeSplitting = {
  // A module would take its dependencies along into its group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
    { name: 'routing', test: /node_modules\/@tanstack\//, tags: ['$initial' as const], priority: 7 },
    { name: 'libraries', test: /node_modules\//, tags: ['$initial' as const], priority: 6 },
    { name: 'initial', tags: ['$initial' as const], priority: 5 },
    { name: 'floating', test: FLOATING_LIBRARIES, minShareCount: 2, priority: 4 },
    { name: 'mantine', test: MANTINE, minShareCount: 2, priority: 3 },
    { name: 'parts', test: /node_modules\//, minShareCount: 2, priority: 2 },
    { name: nameGroup, test: /\/src\//, minShareCount: 2 },
  ],
}
