import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AreaName } from '../../src/shared/web/feature.ts'

const AREA_LAYOUT = 'src/app/web/layouts/area-layouts.tsx'
const IDENTITY_LAYOUT = 'src/app/web/layouts/identity-layouts.tsx'
/** The paths and layouts of `areas.ts` and `route-tree.ts`. */
const AREAS: Record<AreaName, { path: string; layout: string }> = {
  publicArea: { path: '', layout: 'src/app/web/layouts/public-layout.tsx' },
  student: { path: '/student', layout: AREA_LAYOUT },
  hr: { path: '/hr', layout: AREA_LAYOUT },
  admin: { path: '/admin', layout: AREA_LAYOUT },
  receipts: { path: '', layout: IDENTITY_LAYOUT },
  updating: { path: '', layout: IDENTITY_LAYOUT },
}
const LAZY_IMPORTS = /\bimport\(\s*'(?<path>[#./][^']+)'/g

/**
 * `path` is one of the router: `/hr/StudentList`, `/verify/$code`. The modules are loaded when it is opened: first what
 * requests its data, last its layout.
 */
export type Screen = { area: AreaName; path: string; modules: string[] }

/** Lists the screens that the features declare. */
export const listScreens = (): Screen[] => globSync('src/features/*/*/web/index.tsx').flatMap(listScreensOf)

function listScreensOf(index: string): Screen[] {
  const text = readFileSync(index, 'utf8')
  const loadData = /const loadData = .*/.exec(text)?.[0] ?? ''
  return text
    .split('createRoute({')
    .slice(1)
    .map((route) => {
      const area = /getParentRoute: \(\) => (\w+)/.exec(route)?.[1] as AreaName | undefined
      const path = /\bpath: '([^']+)'/.exec(route)?.[1]
      if (!area || !(area in AREAS) || path === undefined)
        throw new Error(`${index} has a route without a path, or of an unknown area`)
      const code = route.includes('loadData') ? loadData + route : route
      const modules = Array.from(code.matchAll(LAZY_IMPORTS), ({ groups }) => resolveModule(index, groups?.['path']))
      const { path: prefix, layout } = AREAS[area]
      return { area, path: `${prefix}${path}`.replace(/(.)\/$/, '$1'), modules: [...modules, resolve(layout)] }
    })
}

const resolveModule = (from: string, path = '') =>
  path.startsWith('#') ? resolve(join('src', path.slice(1))) : resolve(dirname(from), path)
